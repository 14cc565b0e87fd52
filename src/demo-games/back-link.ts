import { svgElement, element } from './element.ts';
import type { SiteMessenger } from './site-messenger.ts';
import type { Translate } from './page-texts.ts';

/** Creates the link back to the site, or in a frame a button that sends a message; `null` if the site is unknown. */
export const backLink = ({
  t,
  messenger,
  back,
}: {
  readonly t: Translate;
  readonly messenger: SiteMessenger;
  readonly back: string | null;
}): HTMLElement | null => {
  if (back === null) return null;
  const inside = [
    svgElement(
      'svg',
      { viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true' },
      svgElement('path', {
        d: 'M10 2L4 8l6 6',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
        'stroke-linecap': 'round',
      }),
    ),
    element('span', { text: t('back') }),
  ];
  if (!messenger.isFramed) return element('a', { class: 'quiet back', href: back }, ...inside);
  const button = element('button', { class: 'quiet back', type: 'button' }, ...inside);
  button.addEventListener('click', () => messenger.send('close'));
  return button;
};
