import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
      carousel: 'carousel',
      kind: 'slide',
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
export const Several: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Highlights' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getAllByRole('group', { name: /^Banner/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 2 of 3' }));
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Banner 2 of 3');
    await waitFor(() =>
      expect(canvas.getByText('Second').getBoundingClientRect().left).toBeCloseTo(
        canvas.getByRole('region').getBoundingClientRect().left,
        0,
      ),
    );
  },
};
export const One: Story = { args: { slides: slides.slice(0, 1) } };

/** The next slide enters from the left; its button is on the left and points left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('group', { name: 'Highlights' });
    const [previous, next] = ['Previous', 'Next'].map((name) => canvas.getByRole('button', { name }));
    await expect(next?.getBoundingClientRect().left).toBeLessThan(previous?.getBoundingClientRect().left ?? 0);
    await expect(getComputedStyle(next?.querySelector('svg') ?? track).scale).toBe('-1 1');
    await userEvent.click(next ?? track);
    await waitFor(() => expect(track.scrollLeft).toBe(-track.clientWidth));
    track.scrollTo({ left: -2 * track.clientWidth });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Banner 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};
