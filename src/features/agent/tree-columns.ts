/** The grid columns of a tree item: member, balance and, on wide pages, the times of last login and registration. */
export const TREE_COLUMNS =
  'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]';
export const TREE_TIME = 'hidden text-xs text-ink-muted whitespace-nowrap @2xl:block';
