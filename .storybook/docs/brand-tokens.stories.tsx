import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allBrands } from '../brand-drop/dropped-brands.ts';
import type { StoryBrand } from '../story-brands.ts';
import { BrandTokens } from './brand-tokens.tsx';

/** Returns the toolbar's brand, or else the first one. */
const brandOf = (id: unknown): StoryBrand => {
  const brand = allBrands().get(String(id)) ?? [...allBrands().values()][0];
  if (brand === undefined) throw new Error('there is no brand in brands/');
  return brand;
};

const meta = {
  title: 'Docs/Tokens',
  render: (_args, { globals }) => {
    const { site, tokens } = brandOf(globals['brand']);
    return <BrandTokens name={site.name} tokens={tokens} />;
  },
} satisfies Meta;
export default meta;

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;

/** Each theme is shown in its own colours, regardless of the page's theme. */
export const OfTheBrand: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const { tokens } = brandOf(globals['brand']);
    for (const mode of ['light', 'dark'] as const) {
      const swatch = canvasElement.querySelector(`[data-token="${mode} canvas"] [data-swatch]`);
      await expect(swatch).toHaveStyle({ backgroundColor: rgb(tokens[mode].canvas.$value) });
      await expect(canvasElement.querySelector(`[data-pair="${mode} ink canvas"] > div`)).toHaveStyle({
        color: rgb(tokens[mode].ink.$value),
      });
    }
  },
};
