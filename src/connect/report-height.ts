import type { SiteChannel } from './site-channel.ts';

const MAX_HEIGHT = 800;

/** The lowest visible edge, because providers show their puzzles in overlays outside our element. */
const lowestEdge = (place: HTMLElement): number =>
  Math.max(
    place.getBoundingClientRect().bottom,
    ...[...document.querySelectorAll('iframe')]
      .filter((frame) => frame.checkVisibility({ visibilityProperty: true }))
      .map((frame) => frame.getBoundingClientRect().bottom + scrollY),
  );

/** Reports the height of the content to the site whenever it changes. */
export const reportHeight = (place: HTMLElement, channel: SiteChannel): (() => void) => {
  let reported = 0;
  const report = (): void => {
    const height = Math.min(MAX_HEIGHT, Math.ceil(lowestEdge(place)));
    if (height <= 0 || height === reported || place.querySelector(':scope > :not(.unseen)') === null) return;
    reported = height;
    channel.send({ type: 'ask', height });
  };
  const sizes = new ResizeObserver(report);
  const changes = new MutationObserver(report);
  sizes.observe(place);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
