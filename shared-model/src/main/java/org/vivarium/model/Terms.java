package org.vivarium.model;

import org.vivarium.lcf.Field;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.Schema;
import org.vivarium.lcf.StructType;

/** View of the struct Terms. Generated from the schema by ViewGenerator. */
public record Terms(Row data) implements RowView {
    public static final StructType STRUCT = Schema.struct("Terms");
    public static final Field ENCOUNTER = STRUCT.field("encounter");
    public static final Field SPECIAL_COMBAT = STRUCT.field("special_combat");
    public static final Field ESCAPE_SUCCESS = STRUCT.field("escape_success");
    public static final Field ESCAPE_FAILURE = STRUCT.field("escape_failure");
    public static final Field VICTORY = STRUCT.field("victory");
    public static final Field DEFEAT = STRUCT.field("defeat");
    public static final Field EXP_RECEIVED = STRUCT.field("exp_received");
    public static final Field GOLD_RECIEVED_A = STRUCT.field("gold_recieved_a");
    public static final Field GOLD_RECIEVED_B = STRUCT.field("gold_recieved_b");
    public static final Field ITEM_RECIEVED = STRUCT.field("item_recieved");
    public static final Field ATTACKING = STRUCT.field("attacking");
    public static final Field ENEMY_CRITICAL = STRUCT.field("enemy_critical");
    public static final Field ACTOR_CRITICAL = STRUCT.field("actor_critical");
    public static final Field DEFENDING = STRUCT.field("defending");
    public static final Field OBSERVING = STRUCT.field("observing");
    public static final Field FOCUS = STRUCT.field("focus");
    public static final Field AUTODESTRUCTION = STRUCT.field("autodestruction");
    public static final Field ENEMY_ESCAPE = STRUCT.field("enemy_escape");
    public static final Field ENEMY_TRANSFORM = STRUCT.field("enemy_transform");
    public static final Field ENEMY_DAMAGED = STRUCT.field("enemy_damaged");
    public static final Field ENEMY_UNDAMAGED = STRUCT.field("enemy_undamaged");
    public static final Field ACTOR_DAMAGED = STRUCT.field("actor_damaged");
    public static final Field ACTOR_UNDAMAGED = STRUCT.field("actor_undamaged");
    public static final Field SKILL_FAILURE_A = STRUCT.field("skill_failure_a");
    public static final Field SKILL_FAILURE_B = STRUCT.field("skill_failure_b");
    public static final Field SKILL_FAILURE_C = STRUCT.field("skill_failure_c");
    public static final Field DODGE = STRUCT.field("dodge");
    public static final Field USE_ITEM = STRUCT.field("use_item");
    public static final Field HP_RECOVERY = STRUCT.field("hp_recovery");
    public static final Field PARAMETER_INCREASE = STRUCT.field("parameter_increase");
    public static final Field PARAMETER_DECREASE = STRUCT.field("parameter_decrease");
    public static final Field ENEMY_HP_ABSORBED = STRUCT.field("enemy_hp_absorbed");
    public static final Field ACTOR_HP_ABSORBED = STRUCT.field("actor_hp_absorbed");
    public static final Field RESISTANCE_INCREASE = STRUCT.field("resistance_increase");
    public static final Field RESISTANCE_DECREASE = STRUCT.field("resistance_decrease");
    public static final Field LEVEL_UP = STRUCT.field("level_up");
    public static final Field SKILL_LEARNED = STRUCT.field("skill_learned");
    public static final Field BATTLE_START = STRUCT.field("battle_start");
    public static final Field MISS = STRUCT.field("miss");
    public static final Field SHOP_GREETING1 = STRUCT.field("shop_greeting1");
    public static final Field SHOP_REGREETING1 = STRUCT.field("shop_regreeting1");
    public static final Field SHOP_BUY1 = STRUCT.field("shop_buy1");
    public static final Field SHOP_SELL1 = STRUCT.field("shop_sell1");
    public static final Field SHOP_LEAVE1 = STRUCT.field("shop_leave1");
    public static final Field SHOP_BUY_SELECT1 = STRUCT.field("shop_buy_select1");
    public static final Field SHOP_BUY_NUMBER1 = STRUCT.field("shop_buy_number1");
    public static final Field SHOP_PURCHASED1 = STRUCT.field("shop_purchased1");
    public static final Field SHOP_SELL_SELECT1 = STRUCT.field("shop_sell_select1");
    public static final Field SHOP_SELL_NUMBER1 = STRUCT.field("shop_sell_number1");
    public static final Field SHOP_SOLD1 = STRUCT.field("shop_sold1");
    public static final Field SHOP_GREETING2 = STRUCT.field("shop_greeting2");
    public static final Field SHOP_REGREETING2 = STRUCT.field("shop_regreeting2");
    public static final Field SHOP_BUY2 = STRUCT.field("shop_buy2");
    public static final Field SHOP_SELL2 = STRUCT.field("shop_sell2");
    public static final Field SHOP_LEAVE2 = STRUCT.field("shop_leave2");
    public static final Field SHOP_BUY_SELECT2 = STRUCT.field("shop_buy_select2");
    public static final Field SHOP_BUY_NUMBER2 = STRUCT.field("shop_buy_number2");
    public static final Field SHOP_PURCHASED2 = STRUCT.field("shop_purchased2");
    public static final Field SHOP_SELL_SELECT2 = STRUCT.field("shop_sell_select2");
    public static final Field SHOP_SELL_NUMBER2 = STRUCT.field("shop_sell_number2");
    public static final Field SHOP_SOLD2 = STRUCT.field("shop_sold2");
    public static final Field SHOP_GREETING3 = STRUCT.field("shop_greeting3");
    public static final Field SHOP_REGREETING3 = STRUCT.field("shop_regreeting3");
    public static final Field SHOP_BUY3 = STRUCT.field("shop_buy3");
    public static final Field SHOP_SELL3 = STRUCT.field("shop_sell3");
    public static final Field SHOP_LEAVE3 = STRUCT.field("shop_leave3");
    public static final Field SHOP_BUY_SELECT3 = STRUCT.field("shop_buy_select3");
    public static final Field SHOP_BUY_NUMBER3 = STRUCT.field("shop_buy_number3");
    public static final Field SHOP_PURCHASED3 = STRUCT.field("shop_purchased3");
    public static final Field SHOP_SELL_SELECT3 = STRUCT.field("shop_sell_select3");
    public static final Field SHOP_SELL_NUMBER3 = STRUCT.field("shop_sell_number3");
    public static final Field SHOP_SOLD3 = STRUCT.field("shop_sold3");
    public static final Field INN_A_GREETING_1 = STRUCT.field("inn_a_greeting_1");
    public static final Field INN_A_GREETING_2 = STRUCT.field("inn_a_greeting_2");
    public static final Field INN_A_GREETING_3 = STRUCT.field("inn_a_greeting_3");
    public static final Field INN_A_ACCEPT = STRUCT.field("inn_a_accept");
    public static final Field INN_A_CANCEL = STRUCT.field("inn_a_cancel");
    public static final Field INN_B_GREETING_1 = STRUCT.field("inn_b_greeting_1");
    public static final Field INN_B_GREETING_2 = STRUCT.field("inn_b_greeting_2");
    public static final Field INN_B_GREETING_3 = STRUCT.field("inn_b_greeting_3");
    public static final Field INN_B_ACCEPT = STRUCT.field("inn_b_accept");
    public static final Field INN_B_CANCEL = STRUCT.field("inn_b_cancel");
    public static final Field POSSESSED_ITEMS = STRUCT.field("possessed_items");
    public static final Field EQUIPPED_ITEMS = STRUCT.field("equipped_items");
    public static final Field GOLD = STRUCT.field("gold");
    public static final Field BATTLE_FIGHT = STRUCT.field("battle_fight");
    public static final Field BATTLE_AUTO = STRUCT.field("battle_auto");
    public static final Field BATTLE_ESCAPE = STRUCT.field("battle_escape");
    public static final Field COMMAND_ATTACK = STRUCT.field("command_attack");
    public static final Field COMMAND_DEFEND = STRUCT.field("command_defend");
    public static final Field COMMAND_ITEM = STRUCT.field("command_item");
    public static final Field COMMAND_SKILL = STRUCT.field("command_skill");
    public static final Field MENU_EQUIPMENT = STRUCT.field("menu_equipment");
    public static final Field MENU_SAVE = STRUCT.field("menu_save");
    public static final Field MENU_QUIT = STRUCT.field("menu_quit");
    public static final Field NEW_GAME = STRUCT.field("new_game");
    public static final Field LOAD_GAME = STRUCT.field("load_game");
    public static final Field EXIT_GAME = STRUCT.field("exit_game");
    public static final Field STATUS = STRUCT.field("status");
    public static final Field ROW = STRUCT.field("row");
    public static final Field ORDER = STRUCT.field("order");
    public static final Field WAIT_ON = STRUCT.field("wait_on");
    public static final Field WAIT_OFF = STRUCT.field("wait_off");
    public static final Field LEVEL = STRUCT.field("level");
    public static final Field HEALTH_POINTS = STRUCT.field("health_points");
    public static final Field SPIRIT_POINTS = STRUCT.field("spirit_points");
    public static final Field NORMAL_STATUS = STRUCT.field("normal_status");
    public static final Field EXP_SHORT = STRUCT.field("exp_short");
    public static final Field LVL_SHORT = STRUCT.field("lvl_short");
    public static final Field HP_SHORT = STRUCT.field("hp_short");
    public static final Field SP_SHORT = STRUCT.field("sp_short");
    public static final Field SP_COST = STRUCT.field("sp_cost");
    public static final Field ATTACK = STRUCT.field("attack");
    public static final Field DEFENSE = STRUCT.field("defense");
    public static final Field SPIRIT = STRUCT.field("spirit");
    public static final Field AGILITY = STRUCT.field("agility");
    public static final Field WEAPON = STRUCT.field("weapon");
    public static final Field SHIELD = STRUCT.field("shield");
    public static final Field ARMOR = STRUCT.field("armor");
    public static final Field HELMET = STRUCT.field("helmet");
    public static final Field ACCESSORY = STRUCT.field("accessory");
    public static final Field SAVE_GAME_MESSAGE = STRUCT.field("save_game_message");
    public static final Field LOAD_GAME_MESSAGE = STRUCT.field("load_game_message");
    public static final Field FILE = STRUCT.field("file");
    public static final Field EXIT_GAME_MESSAGE = STRUCT.field("exit_game_message");
    public static final Field YES = STRUCT.field("yes");
    public static final Field NO = STRUCT.field("no");
    public static final Field MANIAC_ITEM_RECEIVED_A = STRUCT.field("maniac_item_received_a");
    public static final Field MANIAC_LEVEL_UP_A = STRUCT.field("maniac_level_up_a");
    public static final Field MANIAC_LEVEL_UP_B = STRUCT.field("maniac_level_up_b");
    public static final Field MANIAC_LEVEL_UP_C = STRUCT.field("maniac_level_up_c");
    public static final Field MANIAC_EXP_RECEIVED_A = STRUCT.field("maniac_exp_received_a");
    public static final Field MANIAC_SKILL_LEARNED_A = STRUCT.field("maniac_skill_learned_a");
    public static final Field EASYRPG_ITEM_NUMBER_SEPARATOR =
            STRUCT.field("easyrpg_item_number_separator");
    public static final Field EASYRPG_SKILL_COST_SEPARATOR =
            STRUCT.field("easyrpg_skill_cost_separator");
    public static final Field EASYRPG_EQUIPMENT_ARROW = STRUCT.field("easyrpg_equipment_arrow");
    public static final Field EASYRPG_STATUS_SCENE_NAME = STRUCT.field("easyrpg_status_scene_name");
    public static final Field EASYRPG_STATUS_SCENE_CLASS =
            STRUCT.field("easyrpg_status_scene_class");
    public static final Field EASYRPG_STATUS_SCENE_TITLE =
            STRUCT.field("easyrpg_status_scene_title");
    public static final Field EASYRPG_STATUS_SCENE_CONDITION =
            STRUCT.field("easyrpg_status_scene_condition");
    public static final Field EASYRPG_STATUS_SCENE_FRONT =
            STRUCT.field("easyrpg_status_scene_front");
    public static final Field EASYRPG_STATUS_SCENE_BACK = STRUCT.field("easyrpg_status_scene_back");
    public static final Field EASYRPG_ORDER_SCENE_CONFIRM =
            STRUCT.field("easyrpg_order_scene_confirm");
    public static final Field EASYRPG_ORDER_SCENE_REDO = STRUCT.field("easyrpg_order_scene_redo");
    public static final Field EASYRPG_BATTLE2K3_DOUBLE_ATTACK =
            STRUCT.field("easyrpg_battle2k3_double_attack");
    public static final Field EASYRPG_BATTLE2K3_DEFEND = STRUCT.field("easyrpg_battle2k3_defend");
    public static final Field EASYRPG_BATTLE2K3_OBSERVE = STRUCT.field("easyrpg_battle2k3_observe");
    public static final Field EASYRPG_BATTLE2K3_CHARGE = STRUCT.field("easyrpg_battle2k3_charge");
    public static final Field EASYRPG_BATTLE2K3_SELFDESTRUCT =
            STRUCT.field("easyrpg_battle2k3_selfdestruct");
    public static final Field EASYRPG_BATTLE2K3_ESCAPE = STRUCT.field("easyrpg_battle2k3_escape");
    public static final Field EASYRPG_BATTLE2K3_SPECIAL_COMBAT_BACK =
            STRUCT.field("easyrpg_battle2k3_special_combat_back");
    public static final Field EASYRPG_BATTLE2K3_SKILL = STRUCT.field("easyrpg_battle2k3_skill");
    public static final Field EASYRPG_BATTLE2K3_ITEM = STRUCT.field("easyrpg_battle2k3_item");

    /** Chunk 0x01. */
    public String encounter() {
        return data.getString(ENCOUNTER);
    }

    /** Chunk 0x02. */
    public String specialCombat() {
        return data.getString(SPECIAL_COMBAT);
    }

    /** Chunk 0x03. */
    public String escapeSuccess() {
        return data.getString(ESCAPE_SUCCESS);
    }

    /** Chunk 0x04. */
    public String escapeFailure() {
        return data.getString(ESCAPE_FAILURE);
    }

    /** Chunk 0x05. */
    public String victory() {
        return data.getString(VICTORY);
    }

    /** Chunk 0x06. */
    public String defeat() {
        return data.getString(DEFEAT);
    }

    /** Chunk 0x07. */
    public String expReceived() {
        return data.getString(EXP_RECEIVED);
    }

    /** Chunk 0x08. */
    public String goldRecievedA() {
        return data.getString(GOLD_RECIEVED_A);
    }

    /** Chunk 0x09. */
    public String goldRecievedB() {
        return data.getString(GOLD_RECIEVED_B);
    }

    /** Chunk 0x0A. */
    public String itemRecieved() {
        return data.getString(ITEM_RECIEVED);
    }

    /** Chunk 0x0B. */
    public String attacking() {
        return data.getString(ATTACKING);
    }

    /** Chunk 0x0C. */
    public String enemyCritical() {
        return data.getString(ENEMY_CRITICAL);
    }

    /** Chunk 0x0D. */
    public String actorCritical() {
        return data.getString(ACTOR_CRITICAL);
    }

    /** Chunk 0x0E. */
    public String defending() {
        return data.getString(DEFENDING);
    }

    /** Chunk 0x0F. */
    public String observing() {
        return data.getString(OBSERVING);
    }

    /** Chunk 0x10. */
    public String focus() {
        return data.getString(FOCUS);
    }

    /** Chunk 0x11. */
    public String autodestruction() {
        return data.getString(AUTODESTRUCTION);
    }

    /** Chunk 0x12. */
    public String enemyEscape() {
        return data.getString(ENEMY_ESCAPE);
    }

    /** Chunk 0x13. */
    public String enemyTransform() {
        return data.getString(ENEMY_TRANSFORM);
    }

    /** Chunk 0x14. */
    public String enemyDamaged() {
        return data.getString(ENEMY_DAMAGED);
    }

    /** Chunk 0x15. */
    public String enemyUndamaged() {
        return data.getString(ENEMY_UNDAMAGED);
    }

    /** Chunk 0x16. */
    public String actorDamaged() {
        return data.getString(ACTOR_DAMAGED);
    }

    /** Chunk 0x17. */
    public String actorUndamaged() {
        return data.getString(ACTOR_UNDAMAGED);
    }

    /** Chunk 0x18. */
    public String skillFailureA() {
        return data.getString(SKILL_FAILURE_A);
    }

    /** Chunk 0x19. */
    public String skillFailureB() {
        return data.getString(SKILL_FAILURE_B);
    }

    /** Chunk 0x1A. */
    public String skillFailureC() {
        return data.getString(SKILL_FAILURE_C);
    }

    /** Chunk 0x1B. */
    public String dodge() {
        return data.getString(DODGE);
    }

    /** Chunk 0x1C. */
    public String useItem() {
        return data.getString(USE_ITEM);
    }

    /** Chunk 0x1D. */
    public String hpRecovery() {
        return data.getString(HP_RECOVERY);
    }

    /** Chunk 0x1E. */
    public String parameterIncrease() {
        return data.getString(PARAMETER_INCREASE);
    }

    /** Chunk 0x1F. */
    public String parameterDecrease() {
        return data.getString(PARAMETER_DECREASE);
    }

    /** Chunk 0x20. */
    public String enemyHpAbsorbed() {
        return data.getString(ENEMY_HP_ABSORBED);
    }

    /** Chunk 0x21. */
    public String actorHpAbsorbed() {
        return data.getString(ACTOR_HP_ABSORBED);
    }

    /** Chunk 0x22. */
    public String resistanceIncrease() {
        return data.getString(RESISTANCE_INCREASE);
    }

    /** Chunk 0x23. */
    public String resistanceDecrease() {
        return data.getString(RESISTANCE_DECREASE);
    }

    /** Chunk 0x24. */
    public String levelUp() {
        return data.getString(LEVEL_UP);
    }

    /** Chunk 0x25. */
    public String skillLearned() {
        return data.getString(SKILL_LEARNED);
    }

    /** Chunk 0x26, 2003. */
    public String battleStart() {
        return data.getString(BATTLE_START);
    }

    /** Chunk 0x27, 2003. */
    public String miss() {
        return data.getString(MISS);
    }

    /** Chunk 0x29. */
    public String shopGreeting1() {
        return data.getString(SHOP_GREETING1);
    }

    /** Chunk 0x2A. */
    public String shopRegreeting1() {
        return data.getString(SHOP_REGREETING1);
    }

    /** Chunk 0x2B. */
    public String shopBuy1() {
        return data.getString(SHOP_BUY1);
    }

    /** Chunk 0x2C. */
    public String shopSell1() {
        return data.getString(SHOP_SELL1);
    }

    /** Chunk 0x2D. */
    public String shopLeave1() {
        return data.getString(SHOP_LEAVE1);
    }

    /** Chunk 0x2E. */
    public String shopBuySelect1() {
        return data.getString(SHOP_BUY_SELECT1);
    }

    /** Chunk 0x2F. */
    public String shopBuyNumber1() {
        return data.getString(SHOP_BUY_NUMBER1);
    }

    /** Chunk 0x30. */
    public String shopPurchased1() {
        return data.getString(SHOP_PURCHASED1);
    }

    /** Chunk 0x31. */
    public String shopSellSelect1() {
        return data.getString(SHOP_SELL_SELECT1);
    }

    /** Chunk 0x32. */
    public String shopSellNumber1() {
        return data.getString(SHOP_SELL_NUMBER1);
    }

    /** Chunk 0x33. */
    public String shopSold1() {
        return data.getString(SHOP_SOLD1);
    }

    /** Chunk 0x36. */
    public String shopGreeting2() {
        return data.getString(SHOP_GREETING2);
    }

    /** Chunk 0x37. */
    public String shopRegreeting2() {
        return data.getString(SHOP_REGREETING2);
    }

    /** Chunk 0x38. */
    public String shopBuy2() {
        return data.getString(SHOP_BUY2);
    }

    /** Chunk 0x39. */
    public String shopSell2() {
        return data.getString(SHOP_SELL2);
    }

    /** Chunk 0x3A. */
    public String shopLeave2() {
        return data.getString(SHOP_LEAVE2);
    }

    /** Chunk 0x3B. */
    public String shopBuySelect2() {
        return data.getString(SHOP_BUY_SELECT2);
    }

    /** Chunk 0x3C. */
    public String shopBuyNumber2() {
        return data.getString(SHOP_BUY_NUMBER2);
    }

    /** Chunk 0x3D. */
    public String shopPurchased2() {
        return data.getString(SHOP_PURCHASED2);
    }

    /** Chunk 0x3E. */
    public String shopSellSelect2() {
        return data.getString(SHOP_SELL_SELECT2);
    }

    /** Chunk 0x3F. */
    public String shopSellNumber2() {
        return data.getString(SHOP_SELL_NUMBER2);
    }

    /** Chunk 0x40. */
    public String shopSold2() {
        return data.getString(SHOP_SOLD2);
    }

    /** Chunk 0x43. */
    public String shopGreeting3() {
        return data.getString(SHOP_GREETING3);
    }

    /** Chunk 0x44. */
    public String shopRegreeting3() {
        return data.getString(SHOP_REGREETING3);
    }

    /** Chunk 0x45. */
    public String shopBuy3() {
        return data.getString(SHOP_BUY3);
    }

    /** Chunk 0x46. */
    public String shopSell3() {
        return data.getString(SHOP_SELL3);
    }

    /** Chunk 0x47. */
    public String shopLeave3() {
        return data.getString(SHOP_LEAVE3);
    }

    /** Chunk 0x48. */
    public String shopBuySelect3() {
        return data.getString(SHOP_BUY_SELECT3);
    }

    /** Chunk 0x49. */
    public String shopBuyNumber3() {
        return data.getString(SHOP_BUY_NUMBER3);
    }

    /** Chunk 0x4A. */
    public String shopPurchased3() {
        return data.getString(SHOP_PURCHASED3);
    }

    /** Chunk 0x4B. */
    public String shopSellSelect3() {
        return data.getString(SHOP_SELL_SELECT3);
    }

    /** Chunk 0x4C. */
    public String shopSellNumber3() {
        return data.getString(SHOP_SELL_NUMBER3);
    }

    /** Chunk 0x4D. */
    public String shopSold3() {
        return data.getString(SHOP_SOLD3);
    }

    /** Chunk 0x50. */
    public String innAGreeting1() {
        return data.getString(INN_A_GREETING_1);
    }

    /** Chunk 0x51. */
    public String innAGreeting2() {
        return data.getString(INN_A_GREETING_2);
    }

    /** Chunk 0x52. */
    public String innAGreeting3() {
        return data.getString(INN_A_GREETING_3);
    }

    /** Chunk 0x53. */
    public String innAAccept() {
        return data.getString(INN_A_ACCEPT);
    }

    /** Chunk 0x54. */
    public String innACancel() {
        return data.getString(INN_A_CANCEL);
    }

    /** Chunk 0x55. */
    public String innBGreeting1() {
        return data.getString(INN_B_GREETING_1);
    }

    /** Chunk 0x56. */
    public String innBGreeting2() {
        return data.getString(INN_B_GREETING_2);
    }

    /** Chunk 0x57. */
    public String innBGreeting3() {
        return data.getString(INN_B_GREETING_3);
    }

    /** Chunk 0x58. */
    public String innBAccept() {
        return data.getString(INN_B_ACCEPT);
    }

    /** Chunk 0x59. */
    public String innBCancel() {
        return data.getString(INN_B_CANCEL);
    }

    /** Chunk 0x5C. */
    public String possessedItems() {
        return data.getString(POSSESSED_ITEMS);
    }

    /** Chunk 0x5D. */
    public String equippedItems() {
        return data.getString(EQUIPPED_ITEMS);
    }

    /** Chunk 0x5F. */
    public String gold() {
        return data.getString(GOLD);
    }

    /** Chunk 0x65. */
    public String battleFight() {
        return data.getString(BATTLE_FIGHT);
    }

    /** Chunk 0x66. */
    public String battleAuto() {
        return data.getString(BATTLE_AUTO);
    }

    /** Chunk 0x67. */
    public String battleEscape() {
        return data.getString(BATTLE_ESCAPE);
    }

    /** Chunk 0x68. */
    public String commandAttack() {
        return data.getString(COMMAND_ATTACK);
    }

    /** Chunk 0x69. */
    public String commandDefend() {
        return data.getString(COMMAND_DEFEND);
    }

    /** Chunk 0x6A. */
    public String commandItem() {
        return data.getString(COMMAND_ITEM);
    }

    /** Chunk 0x6B. */
    public String commandSkill() {
        return data.getString(COMMAND_SKILL);
    }

    /** Chunk 0x6C. */
    public String menuEquipment() {
        return data.getString(MENU_EQUIPMENT);
    }

    /** Chunk 0x6E. */
    public String menuSave() {
        return data.getString(MENU_SAVE);
    }

    /** Chunk 0x70. */
    public String menuQuit() {
        return data.getString(MENU_QUIT);
    }

    /** Chunk 0x72. */
    public String newGame() {
        return data.getString(NEW_GAME);
    }

    /** Chunk 0x73. */
    public String loadGame() {
        return data.getString(LOAD_GAME);
    }

    /** Chunk 0x75. */
    public String exitGame() {
        return data.getString(EXIT_GAME);
    }

    /** Chunk 0x76, 2003. */
    public String status() {
        return data.getString(STATUS);
    }

    /** Chunk 0x77, 2003. */
    public String row() {
        return data.getString(ROW);
    }

    /** Chunk 0x78, 2003. */
    public String order() {
        return data.getString(ORDER);
    }

    /** Chunk 0x79, 2003. */
    public String waitOn() {
        return data.getString(WAIT_ON);
    }

    /** Chunk 0x7A, 2003. */
    public String waitOff() {
        return data.getString(WAIT_OFF);
    }

    /** Chunk 0x7B. */
    public String level() {
        return data.getString(LEVEL);
    }

    /** Chunk 0x7C. */
    public String healthPoints() {
        return data.getString(HEALTH_POINTS);
    }

    /** Chunk 0x7D. */
    public String spiritPoints() {
        return data.getString(SPIRIT_POINTS);
    }

    /** Chunk 0x7E. */
    public String normalStatus() {
        return data.getString(NORMAL_STATUS);
    }

    /** Chunk 0x7F. */
    public String expShort() {
        return data.getString(EXP_SHORT);
    }

    /** Chunk 0x80. */
    public String lvlShort() {
        return data.getString(LVL_SHORT);
    }

    /** Chunk 0x81. */
    public String hpShort() {
        return data.getString(HP_SHORT);
    }

    /** Chunk 0x82. */
    public String spShort() {
        return data.getString(SP_SHORT);
    }

    /** Chunk 0x83. */
    public String spCost() {
        return data.getString(SP_COST);
    }

    /** Chunk 0x84. */
    public String attack() {
        return data.getString(ATTACK);
    }

    /** Chunk 0x85. */
    public String defense() {
        return data.getString(DEFENSE);
    }

    /** Chunk 0x86. */
    public String spirit() {
        return data.getString(SPIRIT);
    }

    /** Chunk 0x87. */
    public String agility() {
        return data.getString(AGILITY);
    }

    /** Chunk 0x88. */
    public String weapon() {
        return data.getString(WEAPON);
    }

    /** Chunk 0x89. */
    public String shield() {
        return data.getString(SHIELD);
    }

    /** Chunk 0x8A. */
    public String armor() {
        return data.getString(ARMOR);
    }

    /** Chunk 0x8B. */
    public String helmet() {
        return data.getString(HELMET);
    }

    /** Chunk 0x8C. */
    public String accessory() {
        return data.getString(ACCESSORY);
    }

    /** Chunk 0x92. */
    public String saveGameMessage() {
        return data.getString(SAVE_GAME_MESSAGE);
    }

    /** Chunk 0x93. */
    public String loadGameMessage() {
        return data.getString(LOAD_GAME_MESSAGE);
    }

    /** Chunk 0x94. */
    public String file() {
        return data.getString(FILE);
    }

    /** Chunk 0x97. */
    public String exitGameMessage() {
        return data.getString(EXIT_GAME_MESSAGE);
    }

    /** Chunk 0x98. */
    public String yes() {
        return data.getString(YES);
    }

    /** Chunk 0x99. */
    public String no() {
        return data.getString(NO);
    }

    /** Chunk 0xA1, Maniac. */
    public String maniacItemReceivedA() {
        return data.getString(MANIAC_ITEM_RECEIVED_A);
    }

    /** Chunk 0xA2, Maniac. */
    public String maniacLevelUpA() {
        return data.getString(MANIAC_LEVEL_UP_A);
    }

    /** Chunk 0xA3, Maniac. */
    public String maniacLevelUpB() {
        return data.getString(MANIAC_LEVEL_UP_B);
    }

    /** Chunk 0xA4, Maniac. */
    public String maniacLevelUpC() {
        return data.getString(MANIAC_LEVEL_UP_C);
    }

    /** Chunk 0xA5, Maniac. */
    public String maniacExpReceivedA() {
        return data.getString(MANIAC_EXP_RECEIVED_A);
    }

    /** Chunk 0xA6, Maniac. */
    public String maniacSkillLearnedA() {
        return data.getString(MANIAC_SKILL_LEARNED_A);
    }

    /** Chunk 0xC8, EasyRPG. */
    public String easyrpgItemNumberSeparator() {
        return data.getString(EASYRPG_ITEM_NUMBER_SEPARATOR);
    }

    /** Chunk 0xC9, EasyRPG. */
    public String easyrpgSkillCostSeparator() {
        return data.getString(EASYRPG_SKILL_COST_SEPARATOR);
    }

    /** Chunk 0xCA, EasyRPG. */
    public String easyrpgEquipmentArrow() {
        return data.getString(EASYRPG_EQUIPMENT_ARROW);
    }

    /** Chunk 0xCB, EasyRPG. */
    public String easyrpgStatusSceneName() {
        return data.getString(EASYRPG_STATUS_SCENE_NAME);
    }

    /** Chunk 0xCC, EasyRPG. */
    public String easyrpgStatusSceneClass() {
        return data.getString(EASYRPG_STATUS_SCENE_CLASS);
    }

    /** Chunk 0xCD, EasyRPG. */
    public String easyrpgStatusSceneTitle() {
        return data.getString(EASYRPG_STATUS_SCENE_TITLE);
    }

    /** Chunk 0xCE, EasyRPG. */
    public String easyrpgStatusSceneCondition() {
        return data.getString(EASYRPG_STATUS_SCENE_CONDITION);
    }

    /** Chunk 0xCF, EasyRPG. */
    public String easyrpgStatusSceneFront() {
        return data.getString(EASYRPG_STATUS_SCENE_FRONT);
    }

    /** Chunk 0xD0, EasyRPG. */
    public String easyrpgStatusSceneBack() {
        return data.getString(EASYRPG_STATUS_SCENE_BACK);
    }

    /** Chunk 0xD1, EasyRPG. */
    public String easyrpgOrderSceneConfirm() {
        return data.getString(EASYRPG_ORDER_SCENE_CONFIRM);
    }

    /** Chunk 0xD2, EasyRPG. */
    public String easyrpgOrderSceneRedo() {
        return data.getString(EASYRPG_ORDER_SCENE_REDO);
    }

    /** Chunk 0xD3, EasyRPG. */
    public String easyrpgBattle2k3DoubleAttack() {
        return data.getString(EASYRPG_BATTLE2K3_DOUBLE_ATTACK);
    }

    /** Chunk 0xD4, EasyRPG. */
    public String easyrpgBattle2k3Defend() {
        return data.getString(EASYRPG_BATTLE2K3_DEFEND);
    }

    /** Chunk 0xD5, EasyRPG. */
    public String easyrpgBattle2k3Observe() {
        return data.getString(EASYRPG_BATTLE2K3_OBSERVE);
    }

    /** Chunk 0xD6, EasyRPG. */
    public String easyrpgBattle2k3Charge() {
        return data.getString(EASYRPG_BATTLE2K3_CHARGE);
    }

    /** Chunk 0xD7, EasyRPG. */
    public String easyrpgBattle2k3Selfdestruct() {
        return data.getString(EASYRPG_BATTLE2K3_SELFDESTRUCT);
    }

    /** Chunk 0xD8, EasyRPG. */
    public String easyrpgBattle2k3Escape() {
        return data.getString(EASYRPG_BATTLE2K3_ESCAPE);
    }

    /** Chunk 0xD9, EasyRPG. */
    public String easyrpgBattle2k3SpecialCombatBack() {
        return data.getString(EASYRPG_BATTLE2K3_SPECIAL_COMBAT_BACK);
    }

    /** Chunk 0xDA, EasyRPG. */
    public String easyrpgBattle2k3Skill() {
        return data.getString(EASYRPG_BATTLE2K3_SKILL);
    }

    /** Chunk 0xDB, EasyRPG. */
    public String easyrpgBattle2k3Item() {
        return data.getString(EASYRPG_BATTLE2K3_ITEM);
    }
}
