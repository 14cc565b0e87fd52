import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import file from '../../brands/perya/brand.json' with { type: 'json' };
import { useBrand } from '#src/brand/use-brand.ts';
import { allBrands } from './dropped-brands.ts';

function Shown() {
  return (
    <main className="bg-canvas p-6 text-ink">
      Drop a brand.json or a brand folder here. Current brand: {useBrand().name}.
    </main>
  );
}

const drop = (content: string): void => {
  const data = new DataTransfer();
  data.items.add(new File([content], 'brand.json', { type: 'application/json' }));
  document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
};

const meta = { title: 'Workbench/Drop a brand', component: Shown } satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WithAMistake: Story = {
  play: async () => {
    drop(JSON.stringify({ ...file, name: 'Dropped', navigatoin: {} }));
    const told = within(await screen.findByRole('dialog', { name: 'Result of the brand check' }));
    await expect(told.getByRole('heading', { name: 'perya was added to the brands' })).toBeVisible();
    await expect(told.getByText(/brand\.json#\/navigatoin: unknown key .*; write "navigation"$/)).toBeVisible();
    await expect(allBrands().get('perya')?.site.name).toBe('Dropped');
    localStorage.removeItem('story-brands');
    told.getByRole('button', { name: 'Close' }).click();
  },
};
export const NoBrandAtAll: Story = {
  play: async () => {
    drop('[]');
    const told = within(await screen.findByRole('dialog', { name: 'Result of the brand check' }));
    await expect(told.getByRole('heading', { name: 'The brand cannot be shown yet' })).toBeVisible();
    told.getByRole('button', { name: 'Close' }).click();
  },
};
