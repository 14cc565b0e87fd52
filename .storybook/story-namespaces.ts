/** All text namespaces of the site. */
export const namespaces = [
  ...Object.keys(import.meta.glob('../src/texts/*/EN.json')),
  ...Object.keys(import.meta.glob('../src/features/*/texts/EN.json')),
].map((path) => /([a-z-]+)\/(?:texts\/)?EN\.json$/.exec(path)?.[1] ?? '');
