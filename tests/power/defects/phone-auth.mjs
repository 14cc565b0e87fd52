export const defects = [
  {
    id: 'popup-without-opener',
    requirement: 'phone-auth.kinds',
    file: 'publish/headers.ts',
    from: "'same-origin-allow-popups'",
    to: "'same-origin'",
    browser: 'e2e',
    e2e: 'tests/e2e/desktop/phone-auth.test.ts',
    what: 'The popup of the phone provider cannot send its result to the site, so the login never completes.',
  },
  {
    id: 'provider-without-brand',
    requirement: 'phone-auth.kinds',
    file: 'publish/server/connector-response.ts',
    from: 'setTenant(request, site.brand) ?? platform(request)',
    to: 'platform(request)',
    tests: ['tests/contract/tenants.test.ts'],
    what: 'The simulated phone provider knows no accounts.',
  },
];
