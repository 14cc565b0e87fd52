import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/[^/]+\/[^/]+\.mjs$/;

/**
 * Patterns of top-level statements in the router's bundle that a bundler must treat as side effects, so that it keeps
 * unused parts of the router.
 */
export const SIDE_EFFECTS = {
  displayName: /^\w+\.displayName = "\w+";$/gm,
  contextType: /^(\w+)\.contextType = (\w+);$/gm,
  component: /^(?:var|const|let) (\w+) = class extends React\d*\.Component \{$/gm,
  factory: /^((?:var|const|let) \w+ = )(?=React\d*\.(?:memo|createContext|forwardRef)\()/gm,
} as const;

/**
 * Rewrites the router's bundle so that a bundler can remove unused parts: removes display names that are only used in
 * warnings, marks factories as pure, and moves the context type of each class into the class.
 */
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

/** The Vite plugin that removes the unused parts of the router from the browser build, which saves 7 kB (docs/rendering.md). */
export const leanRouter = (): Plugin => ({
  name: 'marquee:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    ROUTER.test(id.replaceAll('\\', '/')) ? { code: withoutSideEffects(code), map: null } : null,
});
