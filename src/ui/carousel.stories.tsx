import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from './carousel.tsx';

const slides = ['First', 'Second', 'Third'].map((word) => ({
  id: word,
  content: (
    <p className="flex h-48 items-center justify-center bg-primary font-display text-3xl text-on-primary">{word}</p>
  ),
}));

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    label: 'Highlights',
    autoplayMs: 5000,
    slides,
    labels: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      slide: (number, total) => `Banner ${number} of ${total}`,
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Several: Story = {};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
