export const defects = [
  {
    id: 'popup-without-opener',
    requirement: 'phone-auth.kinds',
    file: 'publish/headers.ts',
    from: "'same-origin-allow-popups'",
    to: "'same-origin'",
    browser: 'e2e',
    e2e: 'tests/e2e/desktop/phone-auth.test.ts',
    what: 'The window of the phone provider cannot answer the site, so that its login never ends.',
  },
];
