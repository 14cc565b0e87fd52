import type { Locator } from '@playwright/test';

/** Finds elements wider than the window, texts clipped without an ellipsis or scrolling, and texts that overflow their button. */
export const cutIn = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    const found: string[] = [];
    const room = document.documentElement.clientWidth;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}" .${element.getAttribute('class') ?? ''}`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        element.closest('[data-moving], [aria-roledescription]') !== null ||
        scrolls(element.parentElement));
    const shortens = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const standsOut = (element: HTMLElement, box: DOMRect): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (!text.textContent?.trim() || holder === null || holder.closest('.sr-only') !== null) continue;
        range.selectNodeContents(text);
        // A text that is not rendered has no box.
        if (range.getClientRects().length === 0) continue;
        const { left, right, top, bottom } = shortens(getComputedStyle(holder))
          ? holder.getBoundingClientRect()
          : range.getBoundingClientRect();
        if (right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 2 || top < box.top - 2) return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > room)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${room}`);
    for (const element of root.querySelectorAll<HTMLElement>(
      'a, button, input, select, label, h1, h2, h3, p, legend, td, th',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (
        box.width <= 1 ||
        box.height <= 1 ||
        style.visibility === 'hidden' ||
        element.closest('[aria-hidden=true], .sr-only') !== null
      )
        continue;
      if (!scrolls(element) && (box.right > room + 1 || box.left < -1)) found.push(`outside: ${nameOf(element)}`);
      if (
        !shortens(style) &&
        style.overflow !== 'visible' &&
        !/auto|scroll/.test(style.overflow) &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2) &&
        !['INPUT', 'SELECT'].includes(element.tagName)
      )
        found.push(`cut: ${nameOf(element)}`);
      if (['A', 'BUTTON'].includes(element.tagName) && standsOut(element, box))
        found.push(`out of its button: ${nameOf(element)}`);
      if (element.matches('select, input:not([type=checkbox], [type=radio])'))
        if (box.height < 1.2 * parseFloat(style.fontSize)) found.push(`low: ${nameOf(element)}`);
    }
    return found;
  });

/**
 * Finds the site's own texts that are shortened with an ellipsis. Names of games, vendors and players may be shortened, because a click shows them in
 * full.
 */
export const shortenedIn = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter(
        (element) =>
          getComputedStyle(element).textOverflow === 'ellipsis' &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth,
      )
      .map((element) => element.textContent ?? ''),
  );
