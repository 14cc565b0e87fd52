import type { BytesByKind, PagePart } from './observation.ts';

/** What `readPage` reads from a page. */
export interface PageReading {
  readonly parts: readonly PagePart[];
  readonly bytes: BytesByKind;
  /** The elements that are wider than the window, the outermost ones first; `the page` if none is found. */
  readonly tooWide: readonly string[];
  /** The addresses of the pictures that could not be shown. */
  readonly brokenPictures: readonly string[];
  readonly isEmpty: boolean;
}

/** Makes the browser lay out and load everything that it has deferred, and ends all animations. Runs in the page. */
export const showEverything = async (): Promise<void> => {
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  for (const image of document.images) image.loading = 'eager';
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  const pictures = [...document.images].filter(({ complete }) => !complete);
  const loaded = Promise.all(
    pictures.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    ),
  );
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3000))]);
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // an endless one
    }
  }
  await frames(2);
};

/**
 * Reads the visible parts of the page, what it has loaded, and the faults of its layout. Runs in the page, so it must not reference anything outside this
 * function.
 */
export const readPage = (): PageReading => {
  const MOST_PARTS = 600;
  const MOST_WIDE = 200;
  const LANDMARKS = 'header, nav, main, footer, aside, dialog, section';
  const PARTS = 'h1, h2, h3, h4, a, button, input, select, textarea, img, svg, p, li, label';
  const LIVE = '[data-jackpot], [data-moving], [aria-live], [role=timer], [role=status], [aria-hidden=true] span';
  /** Matches the amount of a jackpot. */
  const COUNTER = /\d[\d.,]{9,}/;
  const PROPERTIES = [
    'color',
    'backgroundColor',
    'backgroundImage',
    'borderTopColor',
    'borderTopLeftRadius',
    'fontFamily',
    'fontSize',
    'fontWeight',
  ] as const;
  const withoutHash = (address: string): string => {
    if (address.startsWith('data:')) return 'data:';
    const { pathname } = new URL(address, location.href);
    return pathname.replace(/^\/brand\/[^/]+\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
  };
  const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

  const sections = [...document.querySelectorAll('section')] as Element[];
  const landmarkOf = (element: Element): string => {
    const landmark = element.closest(LANDMARKS);
    if (landmark === null) return 'page';
    const name = landmark.tagName.toLowerCase();
    return name === 'section' ? `section ${sections.indexOf(landmark) + 1}` : name;
  };
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
  // Behind a modal dialog, nothing can be read or used.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const candidates = [...root.querySelectorAll('*')].filter(
    (element) =>
      element.closest('svg') === (element.tagName === 'svg' ? element : null) &&
      !element.matches('script, style, template, noscript, option') &&
      (element.matches(PARTS) || hasOwnText(element)) &&
      isVisible(element),
  );
  const shown = candidates.slice(0, MOST_PARTS);
  const holders = new Set<Element>();
  for (const element of shown)
    for (let holder = element.parentElement; holder !== null && !holders.has(holder); holder = holder.parentElement)
      holders.add(holder);
  const describe = (element: Element): PagePart => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const image = element instanceof HTMLImageElement ? element : null;
    // An icon is known by the label beside it.
    const labelled = element.tagName === 'svg' ? (element.closest('a, button, label, li') ?? element) : element;
    const text = clean(image?.alt || labelled.getAttribute('aria-label') || (labelled.textContent ?? ''));
    return {
      landmark: landmarkOf(element),
      tag: element.tagName.toLowerCase(),
      text,
      source: image === null ? '' : withoutHash(image.currentSrc || image.src),
      box: { x: x + scrollX, y: y + scrollY, width, height },
      style: Object.fromEntries(
        PROPERTIES.map((name) => [
          name,
          style[name].replaceAll(/url\("([^"]*)"\)/g, (_, address: string) => `url(${withoutHash(address)})`),
        ]),
      ),
      isLeaf: !holders.has(element),
      isLive: element.closest(LIVE) !== null || COUNTER.test(text),
    };
  };

  const kinds: Record<string, keyof BytesByKind> = {
    js: 'script',
    css: 'style',
    woff2: 'font',
    svg: 'image',
    png: 'image',
    jpg: 'image',
    jpeg: 'image',
    webp: 'image',
    avif: 'image',
    gif: 'image',
  };
  const bytes = { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 };
  for (const entry of performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
    bytes.document += entry.encodedBodySize;
  for (const { name, encodedBodySize } of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const { pathname, origin } = new URL(name);
    // The platform's answers are not part of a release.
    const isPlatform = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES|sandbox)\//.test(pathname);
    if (origin === location.origin && !isPlatform)
      bytes[kinds[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'other'] += encodedBodySize;
  }

  const { clientWidth } = document.documentElement;
  const isTooWide = (element: Element): boolean => {
    const { right, width } = element.getBoundingClientRect();
    if (right <= clientWidth + 1 || width <= 1 || !isVisible(element)) return false;
    for (let holder = element.parentElement; holder !== null; holder = holder.parentElement)
      if (getComputedStyle(holder).overflowX !== 'visible' && holder !== document.body) return false;
    return true;
  };
  const overflows = document.documentElement.scrollWidth > clientWidth + 1;
  const known = new Set(candidates);
  /** A plain box counts only if nothing in it is too wide. */
  const tooWideElements = (): readonly string[] => {
    const wide = [...root.querySelectorAll('*')].filter(
      (element) => element.closest('svg') === (element.tagName === 'svg' ? element : null) && isTooWide(element),
    );
    const named = wide
      .filter((element) => known.has(element) || !wide.some((inner) => inner !== element && element.contains(inner)))
      .slice(0, MOST_WIDE)
      .map(
        (element) =>
          `${landmarkOf(element)} ${element.tagName.toLowerCase()} ${JSON.stringify(clean(element.textContent ?? '').slice(0, 60))}`,
      );
    return named.length === 0 ? ['the page'] : named;
  };
  return {
    parts: shown.map(describe),
    bytes,
    tooWide: overflows ? tooWideElements() : [],
    brokenPictures: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '')
      .map((image) => withoutHash(image.currentSrc || image.src)),
    isEmpty: document.body.innerText.trim().length < 20,
  };
};

/** Returns the path of the web app manifest if it is not valid JSON, otherwise `null`. Headless Chromium does not read the manifest. Runs in the page. */
export const unreadableManifest = async (): Promise<string | null> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link === null) return null;
  return fetch(link.href)
    .then((response) => response.json())
    .then(
      () => null,
      () => new URL(link.href).pathname,
    );
};
