export const NOTICES_PER_PAGE = 9;

export const pageCount = (items: number): number => Math.max(1, Math.ceil(items / NOTICES_PER_PAGE));

/** The items of a page, counted from 0. */
export const itemsOf = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice(page * NOTICES_PER_PAGE, (page + 1) * NOTICES_PER_PAGE);

/** The page that holds an item, 0 when none does. */
export const pageWith = (items: readonly { readonly id: string }[], id: string | null): number => {
  const at = items.findIndex((item) => item.id === id);
  return at < 0 ? 0 : Math.floor(at / NOTICES_PER_PAGE);
};
