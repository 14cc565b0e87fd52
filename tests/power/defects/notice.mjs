export const defects = [
  {
    id: 'notice-on-next-page',
    requirement: 'notice.modal.select',
    file: 'src/features/notices/notice-pages.ts',
    from: 'Math.floor(at / NOTICES_PER_PAGE)',
    to: 'Math.ceil(at / NOTICES_PER_PAGE)',
    what: 'An announcement that was chosen in the ticker opens on a page that does not have it.',
  },
];
