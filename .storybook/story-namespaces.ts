/** Every namespace of texts that the site has. */
export const namespaces = [
  ...Object.keys(import.meta.glob('../src/texts/*/EN.json')),
  ...Object.keys(import.meta.glob('../src/features/*/texts/EN.json')),
].map((path) => /([a-z-]+)\/(?:texts\/)?EN\.json$/.exec(path)?.[1] ?? '');
