import type { ViteDevServer } from 'vite';
import { CLIENT_ENTRY, CONNECT_ENTRY, GAMES_ENTRY, type ServerEntry } from '#publish/load-site-build.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { siteTexts } from '#publish/languages/site-texts.ts';
import type { SiteBuild } from '#publish/site-build.ts';

/** The URL of React's refresh preamble, a script that the content security policy forbids inline. */
export const REFRESH_PATH = '/@marquee/refresh.js';

export const REFRESH_SCRIPT = [
  "import { injectIntoGlobalHook } from '/@react-refresh';",
  'injectIntoGlobalHook(window);',
  'window.$RefreshReg$ = () => {};',
  'window.$RefreshSig$ = () => (type) => type;',
  '',
].join('\n');

/** Builds the site from its sources, through Vite's dev server. */
export const developmentBuild = (vite: ViteDevServer): SiteBuild => {
  const server = (): Promise<ServerEntry> => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<ServerEntry>;
  return {
    id: 'development',
    development: true,
    entry: () =>
      Promise.resolve({
        scripts: ['/@vite/client', REFRESH_PATH, `/${CLIENT_ENTRY}`],
        styles: ['/src/styles.css'],
        preloads: [],
      }),
    files: new Map(),
    connect: {
      entry: () => Promise.resolve({ scripts: ['/@vite/client', `/${CONNECT_ENTRY}`], styles: [], preloads: [] }),
      files: new Map(),
    },
    games: {
      entry: () => Promise.resolve({ scripts: ['/@vite/client', `/${GAMES_ENTRY}`], styles: [], preloads: [] }),
      files: new Map(),
    },
    workers: null,
    languages: productLanguages,
    render: async (data, path) =>
      (await server()).render({ data, path, texts: siteTexts(productLanguages.pack(data.language)) }),
  };
};
