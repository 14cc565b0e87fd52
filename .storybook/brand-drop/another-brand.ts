/** The event, from the page of a story to the workbench, that there is one more brand. */
export const ANOTHER_BRAND = 'marquee/another-brand';

/** The workbench's address with a brand chosen in its toolbar. */
export const withBrand = (address: string, brand: string): string => {
  const changed = new URL(address);
  const globals = (changed.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair !== '' && !pair.startsWith('brand:'));
  changed.searchParams.set('globals', [...globals, `brand:${brand}`].join(';'));
  return changed.href;
};
