import type { Plugin } from 'vite';

const ENTRY = /\/react-router\/dist\/development\/(?:index|dom-export)\.mjs$/;
const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/** The bundle of the router with what keeps its unused parts in a build taken away: names for its own warnings, and properties that are assigned after a part was made. */
export const withoutKeepers = (code: string): string => {
  const contexts = new Map(
    [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, part = '', context = '']) => [part, context]),
  );
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^((?:var|const|let) \w+ = )(?=React\d*\.(?:memo|createContext|forwardRef)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^(?:var|const|let) (\w+) = class extends React\d*\.Component \{$/gm, (made, part: string) => {
      const context = contexts.get(part);
      return context === undefined ? made : `${made}\n  static contextType = ${context};`;
    })
    .replaceAll(/^\w+\.contextType = \w+;$/gm, '');
};

/** Browsers get the router's production files, without the parts that this site does not use: its package names the development ones. */
export const leanRouter = (): Plugin => ({
  name: 'marquee:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found !== null && ENTRY.test(found.id)
      ? { ...found, id: found.id.replace('/development/', '/production/') }
      : found;
  },
  transform: (code, id) => (ROUTER.test(id.replaceAll('\\', '/')) ? { code: withoutKeepers(code), map: null } : null),
});
