package org.vivarium.assets.rtp;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.vivarium.assets.file.DiskNode;

/**
 * Where runtime packages may lie: folders named on the command line, then those of the environment,
 * then the usual ones of a desktop and beside the player (spec assets-and-audio 5.1).
 */
public final class RtpSearch {
    private final Set<Path> found = new LinkedHashSet<>();

    private RtpSearch() {}

    /**
     * @param configured folders the user named, preferred over all others
     * @param environment the process's environment
     */
    public static List<DiskNode> folders(
            List<Path> configured, Map<String, String> environment, boolean rpg2003) {
        String year = rpg2003 ? "2003" : "2000";
        RtpSearch search = new RtpSearch();
        configured.forEach(search::add);
        search.addList(environment.get(rpg2003 ? "RPG2K3_RTP_PATH" : "RPG2K_RTP_PATH"), "");
        search.addList(environment.get("RPG_RTP_PATH"), "");
        String home = environment.getOrDefault("HOME", "");
        String data =
                environment.getOrDefault(
                        "XDG_DATA_HOME", home.isEmpty() ? "" : home + "/.local/share");
        search.addList(data, "rtp/" + year);
        search.addList(
                environment.getOrDefault("XDG_DATA_DIRS", "/usr/local/share:/usr/share"),
                "rtp/" + year);
        String player = System.getProperty("vivarium.root", "");
        if (!player.isEmpty()) {
            search.add(Path.of(player, "rtp", year));
        }
        WinePrefix.packages(environment, rpg2003).forEach(search::add);
        return search.nodes();
    }

    private void addList(String list, String below) {
        if (list == null || list.isEmpty()) {
            return;
        }
        boolean windows = File.pathSeparatorChar == ';';
        for (String entry : list.split(windows ? ";" : "[:;]")) {
            if (!entry.isEmpty()) {
                try {
                    add(below.isEmpty() ? Path.of(entry) : Path.of(entry, below.split("/")));
                } catch (InvalidPathException e) {
                    continue; // an environment variable that holds no path names no package
                }
            }
        }
    }

    private void add(Path folder) {
        if (Files.isDirectory(folder)) {
            found.add(folder.toAbsolutePath().normalize());
        }
    }

    private List<DiskNode> nodes() {
        List<DiskNode> nodes = new ArrayList<>();
        for (Path folder : found) {
            try {
                DiskNode node = DiskNode.of(folder);
                if (!node.children().isEmpty()) {
                    nodes.add(node);
                }
            } catch (IOException e) {
                continue; // a folder that may not be read is as good as none
            }
        }
        return nodes;
    }
}
