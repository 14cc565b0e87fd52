export const defects = [
  {
    id: 'skip-link-without-target',
    requirement: 'navigation.layout.default',
    file: 'src/app/site-frame.tsx',
    from: '<main id="content" tabIndex={-1} className',
    to: '<main id="content" className',
    browser: 'e2e',
    e2e: 'tests/e2e/desktop/keyboard.test.ts',
    what: 'The link to the content does not move the focus past the menus.',
  },
];
