import { DEMO_DATA_ID, type DemoPage } from '#schemas/demo-page.ts';
import type { BuildEntry } from '../build-entry.ts';
import type { RenderedDocument } from '../document.ts';
import { jsonForScript, modulePreloads, moduleScripts, styleLinks, tag } from '../html.ts';
import { gamesHeaders } from './games-headers.ts';

export interface GamesDocumentOptions {
  readonly page: DemoPage;
  readonly entry: BuildEntry;
  readonly https: boolean;
  readonly development?: boolean;
}

/** Renders the document of a demo game, without a brand, in the language in which the game was launched. */
export const gamesDocument = ({ page, entry, https, development = false }: GamesDocumentOptions): RenderedDocument => ({
  html: [
    '<!doctype html>',
    tag('html', { lang: page.shown.tag, dir: page.shown.direction }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark">',
    '<title>Demo</title>',
    ...styleLinks(entry.styles),
    ...modulePreloads(entry.preloads),
    `<script type="application/json" id="${DEMO_DATA_ID}">${jsonForScript(page)}</script>`,
    ...moduleScripts(entry.scripts),
    '</head>',
    '<body>',
    '<main id="place"></main>',
    '</body>',
    '</html>',
    '',
  ].join('\n'),
  headers: gamesHeaders({ origins: page.origins, https, development }),
});
