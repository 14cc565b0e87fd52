import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';

const isGame = (value: unknown): value is LaunchableGame =>
  typeof value === 'object' &&
  value !== null &&
  'nodeId' in value &&
  typeof value.nodeId === 'number' &&
  ['vassalage', 'gameType', 'gameName'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The game that /game held last in this session. */
export const keptGame = (): LaunchableGame | null => {
  try {
    const kept = parseJson(readSession('iframeGame') ?? 'null');
    return isGame(kept) ? kept : null;
  } catch {
    return null;
  }
};
