import { draw, make } from './make.ts';
import type { SiteLine } from './site-line.ts';
import type { Words } from './words.ts';

/** Leads back to the site: in a frame by telling it, in a tab by a link; `null` where nobody is known to lead to. */
export const wayBack = ({
  words,
  line,
  back,
}: {
  readonly words: Words;
  readonly line: SiteLine;
  readonly back: string | null;
}): HTMLElement | null => {
  if (back === null) return null;
  const inside = [
    draw(
      'svg',
      { viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true' },
      draw('path', {
        d: 'M10 2L4 8l6 6',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
        'stroke-linecap': 'round',
      }),
    ),
    make('span', { text: words('back') }),
  ];
  if (!line.framed) return make('a', { class: 'quiet back', href: back }, ...inside);
  const button = make('button', { class: 'quiet back', type: 'button' }, ...inside);
  button.addEventListener('click', () => line.say('close'));
  return button;
};
