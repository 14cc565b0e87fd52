/** The channel event from a story's page to Storybook's manager: a brand was added. */
export const BRAND_ADDED = 'marquee/another-brand';

/** Storybook's URL with a brand selected in the toolbar. */
export const withBrand = (address: string, brand: string): string => {
  const changed = new URL(address);
  const globals = (changed.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair !== '' && !pair.startsWith('brand:'));
  changed.searchParams.set('globals', [...globals, `brand:${brand}`].join(';'));
  return changed.href;
};
