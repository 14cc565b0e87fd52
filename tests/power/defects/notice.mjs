export const defects = [
  {
    id: 'notice-on-next-page',
    requirement: 'notice.modal.select',
    file: 'src/features/notices/notice-pages.ts',
    from: 'Math.floor(at / NOTICES_PER_PAGE)',
    to: 'Math.ceil(at / NOTICES_PER_PAGE)',
    what: 'An announcement chosen in the ticker opens a list page that does not contain it.',
  },
  {
    id: 'notice-page-overlaps',
    requirement: 'notice.modal.list',
    file: 'src/features/notices/notice-pages.ts',
    from: 'items.slice(page * NOTICES_PER_PAGE, (page + 1) * NOTICES_PER_PAGE)',
    to: 'items.slice(page * NOTICES_PER_PAGE, (page + 1) * NOTICES_PER_PAGE + 1)',
    tests: ['src/features/notices/notice-pages.test.ts'],
    what: 'A page of announcements has ten titles, the last of which is repeated on the next page.',
  },
];
