export const defects = [
  {
    id: 'page-after-the-last',
    requirement: 'games.list.load-more',
    file: 'src/platform/use-paged-call.ts',
    from: 'last < totalPages ? last + 1 : null',
    to: 'last <= totalPages ? last + 1 : null',
    tests: ['src/features/games/'],
    what: 'A list asks for one page too many and offers more games that do not exist.',
  },
  {
    id: 'favourite-pressed-twice',
    requirement: 'games.fav.toggle',
    file: 'src/features/games/use-favourites.ts',
    from: 'if (!change.pending().some(([{ nodeId }]) => nodeId === game.nodeId)) change.run(game);',
    to: 'change.run(game);',
    what: 'A double click adds a favourite and removes it again.',
  },
  {
    id: 'page-down-leaves-list',
    requirement: 'games.search.name',
    file: 'src/features/search/use-active-row.ts',
    from: 'Math.min(count - 1, active + step)',
    to: 'Math.min(count, active + step)',
    what: 'Page Down at the end of the search results marks no row.',
  },
];
