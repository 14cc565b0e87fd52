import type { Layout } from './layout.ts';

/**
 * Returns the names of the style variants of a layout, such as `tile-shape-portrait`, in cascade order. The rules of each are in
 * `src/variants/<name>.css`; the product's own values have no file.
 */
export const styleVariants = ({
  hero,
  header,
  tile,
  density,
  columns,
  corners,
  elevation,
  pattern,
  icons,
  motion,
  footer,
  modal,
}: Layout): readonly string[] =>
  Object.entries({
    'hero-form': hero.form,
    'hero-height': hero.height,
    'hero-side': hero.side,
    header,
    'tile-caption': tile.caption,
    'tile-shape': tile.shape,
    density,
    columns,
    corners,
    elevation,
    pattern,
    icons,
    motion,
    footer,
    modal,
  }).map(([axis, value]) => `${axis}-${value}`);
