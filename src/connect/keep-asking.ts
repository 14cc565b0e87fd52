import type { SiteChannel } from './site-channel.ts';

const HIGHEST = 800;

/** How far down anything that shows reaches: a provider lays its puzzles over the page, outside our element. */
const lowest = (place: HTMLElement): number =>
  Math.max(
    place.getBoundingClientRect().bottom,
    ...[...document.querySelectorAll('iframe')]
      .filter((frame) => frame.checkVisibility({ visibilityProperty: true }))
      .map((frame) => frame.getBoundingClientRect().bottom + scrollY),
  );

/** Asks the site for as much room as there is to show, as often as that changes. */
export const keepAsking = (place: HTMLElement, channel: SiteChannel): (() => void) => {
  let asked = 0;
  const ask = (): void => {
    const height = Math.min(HIGHEST, Math.ceil(lowest(place)));
    if (height <= 0 || height === asked || place.querySelector(':scope > :not(.unseen)') === null) return;
    asked = height;
    channel.tell({ type: 'ask', height });
  };
  const sizes = new ResizeObserver(ask);
  const changes = new MutationObserver(ask);
  sizes.observe(place);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
