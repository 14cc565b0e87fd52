import { spawnSync } from 'node:child_process';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogues } from '#schemas/language-packs/check-pack.ts';
import { refused } from '../../frame/command-error.ts';
import type { CommandIo } from '../../frame/command-io.ts';
import { countText } from '../../print-findings.ts';
import { IS_INSTALLED } from '../../typed-command.ts';
import type { Exchange, ExchangedText } from '../exchange/exchanged-text.ts';
import { textId } from '../text-id.ts';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';
import { takePictures } from './take-pictures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface PictureArguments {
  readonly dir: string;
  /** Prefixes of story ids, separated by commas; all stories if undefined. */
  readonly stories: string | undefined;
  /** The file with the texts; the paths of screenshots are relative to it. If null, they are relative to the working directory. */
  readonly out: string | null;
}

/** Builds Storybook unless it is up to date. The build's output goes to standard error, because standard output may be the exported file. */
const buildStories = (): boolean =>
  spawnSync(process.execPath, ['cli/build-storybook.mjs'], { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;

const byCatalogue = (texts: readonly ExchangedText[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { namespace } of texts) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  return [...counts].map(([namespace, count]) => `${namespace} ${count}`);
};

/**
 * Takes screenshots of stories in which the texts appear. Returns the texts with their screenshots, and lines for the
 * summary. Throws a `CommandError` if no story can be shown.
 */
export const addPictures = async (
  exchange: Exchange,
  base: Catalogues,
  { dir, stories, out }: PictureArguments,
  io: CommandIo,
): Promise<{ readonly exchange: Exchange; readonly summary: readonly string[] }> => {
  if (IS_INSTALLED) throw refused('no-stories', 'Screenshots need the repository of Marquee, which has the stories.');
  const browser = await (io.findChromium ?? findChromium)();
  if (browser === null) throw refused('no-chromium', NO_CHROMIUM);
  if (!buildStories())
    throw refused('build-failed', 'The stories could not be built; see the output above. Nothing was written.');
  const idOf = (namespace: string, key: string): string => textId(base, namespace, key);
  const { spots, opened, failed } = await takePictures({
    built: join(root, 'storybook-static'),
    dir,
    wanted: new Set(exchange.texts.map(({ namespace, key }) => idOf(namespace, key))),
    idOf,
    stories: stories?.split(',').filter((each) => each !== '') ?? [],
    browser,
    report: (index, count, id) => io.progress(`Story ${index + 1} of ${count}: ${id}`),
  });
  const place = relative(out === null ? '.' : dirname(out), dir);
  const texts = exchange.texts.map((text) => {
    const spot = spots.get(idOf(text.namespace, text.key));
    return spot === undefined
      ? text
      : { ...text, picture: { ...spot, file: join(place, spot.file).replaceAll(sep, '/') } };
  });
  const unseen = texts.filter(({ picture }) => picture === null);
  const files = new Set([...spots.values()].map(({ file }) => file));
  return {
    exchange: { ...exchange, texts },
    summary: [
      `  pictures   ${countText(files.size, 'screenshot')} in ${dir}, of ${texts.length - unseen.length} texts, from ${opened} stories`,
      ...(failed.length === 0 ? [] : [`  not shown  ${failed.length} stories: ${failed.join(', ')}`]),
      ...(unseen.length === 0
        ? []
        : [
            `  no picture ${countText(unseen.length, 'text')}, which no story shows: ${byCatalogue(unseen).join(', ')}`,
          ]),
    ],
  };
};
