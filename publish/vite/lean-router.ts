import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/[^/]+\/[^/]+\.mjs$/;

/** Top-level statements of the router's bundle that a bundler must treat as side effects: they keep unused parts in a build. */
export const SIDE_EFFECTS = {
  displayName: /^\w+\.displayName = "\w+";$/gm,
  contextType: /^(\w+)\.contextType = (\w+);$/gm,
  component: /^(?:var|const|let) (\w+) = class extends React\d*\.Component \{$/gm,
  factory: /^((?:var|const|let) \w+ = )(?=React\d*\.(?:memo|createContext|forwardRef)\()/gm,
} as const;

/** The router's bundle without names for its warnings, with factories marked as pure and each class's context inside the class. */
export const withoutSideEffects = (code: string): string => {
  const contexts = new Map(
    [...code.matchAll(SIDE_EFFECTS.contextType)].map(([, part = '', context = '']) => [part, context]),
  );
  return code
    .replaceAll(SIDE_EFFECTS.displayName, '')
    .replaceAll(SIDE_EFFECTS.contextType, '')
    .replaceAll(SIDE_EFFECTS.factory, '$1/* @__PURE__ */ ')
    .replaceAll(SIDE_EFFECTS.component, (made, part: string) => {
      const context = contexts.get(part);
      return context === undefined ? made : `${made}\n  static contextType = ${context};`;
    });
};

/** Removes the parts of the router that this site does not use from the browser build: 7 kB (docs/rendering.md). */
export const leanRouter = (): Plugin => ({
  name: 'marquee:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    ROUTER.test(id.replaceAll('\\', '/')) ? { code: withoutSideEffects(code), map: null } : null,
});
