import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ArtTile, ArtTileSkeleton } from './art-tile.tsx';
import { SKELETON_PULSE } from './skeleton.tsx';
import { TileGrid } from './tile-grid.tsx';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

const meta = {
  title: 'UI/Tile grid',
  component: TileGrid<number>,
  args: {
    label: 'Games',
    items: numbers(30),
    getKey: String,
    renderTile: (number) => (
      <ArtTile
        src={`/TCG_PROD_IMAGES/GAME_TILE/LUNA/${number}.png`}
        title={`Golden Carabao ${number}`}
        caption="Luna Reels"
        onPress={() => undefined}
      />
    ),
  },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
} satisfies Meta<typeof TileGrid<number>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Empty: Story = { args: { items: [] } };

/** Only the rows in and near the viewport are in the DOM. */
export const TenThousand: Story = {
  args: { items: numbers(10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(200);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const OnItsWay: Story = {
  render: () => (
    <div className={`tile-grid ${SKELETON_PULSE}`}>
      {numbers(12).map((number) => (
        <ArtTileSkeleton key={number} />
      ))}
    </div>
  ),
};
