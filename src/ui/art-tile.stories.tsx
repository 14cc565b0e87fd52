import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArtTile } from './art-tile.tsx';
import { HotBadge } from './hot-badge.tsx';

const meta = {
  title: 'UI/Art tile',
  component: ArtTile,
  args: {
    src: '/TCG_PROD_IMAGES/GAME_TILE/LUNA/1.png',
    title: 'Golden Carabao',
    caption: 'Luna Reels',
    onPress: () => undefined,
  },
  decorators: [(Story) => <div className="w-44 p-4">{Story()}</div>],
} satisfies Meta<typeof ArtTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InManyWidths: Story = {
  args: {
    src: {
      src: '/TCG_PROD_IMAGES/GAME_TILE/LUNA/1.png',
      srcSet: [120, 240, 480].map((width) => `/TCG_PROD_IMAGES/GAME_TILE/LUNA/1.png?w=${width} ${width}w`).join(', '),
    },
  },
};

export const WithoutItsPicture: Story = { args: { src: '/no-such-picture.png' } };

export const Hot: Story = { args: { badge: <HotBadge label="Hot" /> } };

export const Starting: Story = { args: { busy: true } };

export const WaitingForItsPicture: Story = { args: { src: null } };

export const LongTitle: Story = { args: { title: 'The Very Long Legend of the Golden Carabao of the North' } };
