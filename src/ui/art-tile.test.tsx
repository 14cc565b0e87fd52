import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ArtTile } from './art-tile.tsx';

const picture = () => document.querySelector('img');

test('a tile offers its image in several widths, and states its width in the grids [images.lazy]', () => {
  render(
    <ArtTile
      src={{ src: '/1.png', srcSet: '/1.png?w=120 120w, /1.png?w=240 240w' }}
      title="Golden Carabao"
      onPress={() => undefined}
    />,
  );
  expect(picture()).toHaveAttribute('src', '/1.png');
  expect(picture()).toHaveAttribute('srcset', '/1.png?w=120 120w, /1.png?w=240 240w');
  expect(picture()?.getAttribute('sizes')).toMatch(/^\(min-width: 1280px\) \d+px, .* \d+vw$/);
});

test('a tile with a single image offers only that image, and no image while the image CDN is unknown', () => {
  const { rerender } = render(<ArtTile src="/1.png" title="Golden Carabao" onPress={() => undefined} />);
  expect(picture()).toHaveAttribute('src', '/1.png');
  expect(picture()).not.toHaveAttribute('sizes');
  rerender(<ArtTile src={null} title="Golden Carabao" onPress={() => undefined} />);
  expect(picture()).toBeNull();
});

test('a tile whose image failed shows the first letters of its title and reports the failure once [images.broken]', () => {
  const onError = vi.fn();
  render(<ArtTile src="/1.png" title="Golden Carabao" onPress={() => undefined} onError={onError} />);
  for (let tries = 0; tries < 3; tries += 1) fireEvent.error(picture() ?? document.body);
  expect(picture()).toBeNull();
  expect(screen.getByText('Go')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledOnce();
});

test('image, badge and corner of a tile render only near the viewport; its text and button always render [images.lazy]', async () => {
  let arrive: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        arrive = () => this.#tell([{ target, isIntersecting: true }]);
      }
      unobserve(): void {}
    },
  );
  const onPress = vi.fn();
  render(
    <ArtTile
      src="/far.png"
      title="Golden Carabao"
      badge={<b>Hot</b>}
      corner={<button type="button">Keep</button>}
      onPress={onPress}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Golden Carabao' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(picture()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  act(() => arrive());
  expect(picture()).toHaveAttribute('src', '/far.png');
  expect(screen.getByRole('button', { name: 'Hot Golden Carabao' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep' })).toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('a tile without an image URL still renders its badge and corner', () => {
  render(
    <ArtTile
      src={null}
      title="Golden Carabao"
      corner={<button type="button">Keep</button>}
      onPress={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: 'Keep' })).toBeInTheDocument();
});

test('a busy tile ignores clicks', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<ArtTile src={null} title="Golden Carabao" onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: /Golden Carabao/ }));
  rerender(<ArtTile src={null} title="Golden Carabao" busy onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: /Golden Carabao/ }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('the hint of a tile is its accessible description and does not change its accessible name [layout.tile.hover]', () => {
  const tileWith = (note?: string) => (
    <ArtTile src="/1.png" title="Golden Carabao" hint={{ action: 'Play', note }} onPress={() => undefined} />
  );
  const { rerender } = render(tileWith('Return to player 96.5%'));
  const tile = screen.getByRole('button', { name: 'Golden Carabao' });
  expect(tile).toHaveAccessibleDescription('Return to player 96.5%');
  expect(screen.getByText('Play').parentElement).toHaveTextContent(/^PlayReturn to player 96.5%$/);
  rerender(tileWith());
  expect(tile).toHaveAccessibleName('Golden Carabao');
  expect(tile).not.toHaveAccessibleDescription();
  expect(screen.getByText('Play').parentElement).toHaveTextContent(/^Play$/);
});
