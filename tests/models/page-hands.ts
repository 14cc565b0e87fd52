import { waitFor } from '@testing-library/react';
import type { Hands } from '#machines/acts/act.ts';
import { selectorOf, type PageElement } from '#machines/acts/page-element.ts';
import type { OpenSite } from '../journeys/open-site.tsx';

/** Returns the topmost dialog, or the page. */
const place = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Returns the first visible element, or `null`. */
const find = (element: PageElement): HTMLElement | null =>
  [...place().querySelectorAll<HTMLElement>(selectorOf(element))].find((one) => one.closest('[hidden]') === null) ??
  null;

const isReady = (one: HTMLElement): boolean =>
  !one.matches(':disabled') && one.getAttribute('aria-disabled') !== 'true';

const found = (element: PageElement): Promise<HTMLElement> =>
  waitFor(() => {
    const one = find(element);
    if (one === null || !isReady(one)) throw new Error(`${element.called} is not shown`);
    return one;
  });

/** A player's hands on the page in jsdom. */
export const pageHands = ({ user }: OpenSite): Hands => {
  const press = async (element: PageElement): Promise<void> => user.click(await found(element));
  return {
    press,
    type: async (element, text) => {
      const input = (await found(element)) as HTMLInputElement;
      if (input.value === text) return;
      await user.clear(input);
      await user.type(input, text);
    },
    tick: async (element) => {
      const box = (await found(element)) as HTMLInputElement;
      if (!box.checked) await user.click(box);
    },
    chooseFirst: async (element) => {
      const list = (await found(element)) as HTMLSelectElement;
      await user.selectOptions(list, [...list.options].find(({ value }) => value !== '')?.value ?? '');
    },
    isShown: async (element) => find(element) !== null,
    read: async (element, attribute) => (await found(element)).getAttribute(attribute) ?? '',
    waitFor: (...elements) =>
      waitFor(() => {
        const shown = elements.find((element) => find(element) !== null);
        if (shown === undefined) throw new Error(`none is shown: ${elements.map(({ called }) => called).join(', ')}`);
        return shown;
      }),
  };
};
