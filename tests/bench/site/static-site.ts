import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#publish/hashes.ts';
import { publishRelease } from '#publish/operators/releases/publish-release.ts';
import type { DialogContent, Screen, SiteContent } from './content.ts';
import { sizesOf, staticPage } from './static-page.ts';

const own = (name: string): string => readFileSync(new URL(`static/${name}`, import.meta.url), 'utf8');

const picturesOf = ({ logo, hero, iconHref, pieces }: Screen): readonly string[] => [
  logo.src,
  iconHref,
  hero?.picture.src ?? '',
  ...pieces.map(({ picture }) => picture?.src ?? ''),
];
const dialogPictures = ({ hero, pieces }: DialogContent): readonly string[] => [
  hero?.picture.src ?? '',
  ...pieces.map(({ picture }) => picture?.src ?? ''),
];

/** Returns the site's header rules, with preload links for the static pages' style sheets in place of the site's own links. */
const headersFor = (published: string, sheets: Readonly<Record<string, string>>): string =>
  [
    ...published
      .trimEnd()
      .split('\n\n')
      .filter((block) => !/^\S+\n {2}Link: /.test(block)),
    ...Object.entries(sheets).map(([address, sheet]) => `${address}\n  Link: <${sheet}>; rel=preload; as=style`),
    '',
  ].join('\n\n');

export interface StaticFacts {
  /** The text of the brand's theme style sheet. */
  readonly theme: string;
  readonly gamesPath: string;
  readonly content: SiteContent;
}

/**
 * Writes a brand's static pages next to the published ones, with `theme` in their style sheets and the same headers and compression: home, the games
 * page, and home with the registration.
 */
export const writeStaticSite = async (
  published: string,
  folder: string,
  { theme, gamesPath, content: { home, games, dialog } }: StaticFacts,
): Promise<void> => {
  const text = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  const add = (name: string, kind: string, content: string): string => {
    const address = `/assets/${name}.${contentHash(content)}.${kind}`;
    files.set(address.slice(1), text.encode(content));
    return address;
  };
  const page = own('page.css');
  const sheet = (screen: Screen): string => add('page', 'css', `${theme}${page}${sizesOf(screen, dialog)}`);
  const [homeSheet, gamesSheet] = [sheet(home), sheet(games)];
  const script = add('open-dialog', 'js', own('open-dialog.js'));
  const document = (name: string, html: string): void => void files.set(name, text.encode(html));

  document('index.html', staticPage({ screen: home, styles: homeSheet, dialog: null }));
  document(`${gamesPath.slice(1)}.html`, staticPage({ screen: games, styles: gamesSheet, dialog: null }));
  document('register.html', staticPage({ screen: home, styles: homeSheet, dialog: { content: dialog, script } }));
  for (const address of new Set([...picturesOf(home), ...picturesOf(games), ...dialogPictures(dialog)])) {
    if (address.startsWith('/brand/')) files.set(address.slice(1), readFileSync(join(published, 'current', address)));
  }
  files.set(
    '_headers',
    text.encode(
      headersFor(readFileSync(join(published, 'current/_headers'), 'utf8'), {
        '/': homeSheet,
        '/register': homeSheet,
        [gamesPath]: gamesSheet,
      }),
    ),
  );
  await publishRelease(folder, { brand: 'static', files, keep: 1, replaceBrand: false, now: new Date() });
};
