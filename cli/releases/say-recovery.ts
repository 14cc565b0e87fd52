import type { Recovery } from '#publish/operators/releases/recover.ts';

/** Returns the lines about what a command has repaired in a folder before its own work. */
export const recoveryLines = ({ restored, lost, removed, recorded, isIncludeWritten }: Recovery): readonly string[] => [
  ...(recorded === null ? [] : [`  recorded   the switch to ${recorded}, which an interrupted command had made`]),
  ...removed.map((name) => `  removed    releases/${name}, which an interrupted command left behind`),
  ...restored.map((path) => `  restored   ${path} of the live release, which was missing or damaged`),
  ...lost.map((path) => `  LOST       ${path} of the live release, also from the store; publish the brand again`),
  ...(isIncludeWritten ? ['  written    nginx-release.conf again, because it was not that of the live release'] : []),
];
