import { createTypeahead } from '#src/ui/typeahead.ts';

const ITEM = '[role=treeitem]';

/** What a key does in a tree: focus another item, expand or collapse the current item, or select it. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly item: HTMLElement }
  | { readonly kind: 'open' | 'close' | 'choose' };

const itemsOf = (tree: HTMLElement): readonly HTMLElement[] => [...tree.querySelectorAll<HTMLElement>(ITEM)];

const nameOf = (item: HTMLElement): string => item.dataset['account'] ?? '';

const typeahead = createTypeahead();

const focusOn = (item: HTMLElement | null | undefined): TreeMove | null =>
  item === null || item === undefined ? null : { kind: 'focus', item };

/** Returns what a key pressed on an item does in the ARIA tree pattern, or `null` if it does nothing. */
export const treeMove = (tree: HTMLElement, item: HTMLElement, key: string): TreeMove | null => {
  const items = itemsOf(tree);
  const at = items.indexOf(item);
  const expanded = item.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return focusOn(items[at + 1]);
    case 'ArrowUp':
      return focusOn(items[at - 1]);
    case 'Home':
      return focusOn(items[0]);
    case 'End':
      return focusOn(items.at(-1));
    case 'ArrowRight':
      if (expanded === 'false') return { kind: 'open' };
      return expanded === 'true' ? focusOn(item.querySelector<HTMLElement>(ITEM)) : null;
    case 'ArrowLeft':
      if (expanded === 'true') return { kind: 'close' };
      return focusOn(item.parentElement?.closest<HTMLElement>(ITEM));
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return key.length === 1 ? focusOn(items[typeahead.find(items.map(nameOf), at, key)]) : null;
  }
};
