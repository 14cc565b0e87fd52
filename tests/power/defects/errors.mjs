export const defects = [
  {
    id: 'newest-toast-hidden',
    requirement: 'errors.display',
    file: 'src/modals/toast-store.ts',
    from: '.slice(-MAX_TOASTS)',
    to: '.slice(0, MAX_TOASTS)',
    tests: ['src/ui/'],
    what: 'A fourth toast within a short time is never shown.',
  },
];
