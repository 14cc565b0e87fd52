/** The channel event that a story's page sends to Storybook's manager when a brand is added. */
export const BRAND_ADDED = 'marquee/another-brand';

/** Returns Storybook's URL with a brand selected in the toolbar. */
export const withBrand = (address: string, brand: string): string => {
  const changed = new URL(address);
  const globals = (changed.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair !== '' && !pair.startsWith('brand:'));
  changed.searchParams.set('globals', [...globals, `brand:${brand}`].join(';'));
  return changed.href;
};
