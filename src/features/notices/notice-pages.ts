export const NOTICES_PER_PAGE = 9;

export const pageCount = (items: number): number => Math.max(1, Math.ceil(items / NOTICES_PER_PAGE));

/** Returns the items of a zero-based page. */
export const pageItems = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice(page * NOTICES_PER_PAGE, (page + 1) * NOTICES_PER_PAGE);

/** Returns the index of the page that contains an item, or 0 if none does. */
export const pageIndexOf = (items: readonly { readonly id: string }[], id: string | null): number => {
  const at = items.findIndex((item) => item.id === id);
  return at < 0 ? 0 : Math.floor(at / NOTICES_PER_PAGE);
};
