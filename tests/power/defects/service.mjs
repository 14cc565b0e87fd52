export const defects = [
  {
    id: 'service-wrong-entry',
    requirement: 'service.entry.type',
    file: 'src/features/shell/service-address.ts',
    from: 'SERVICE_TYPE = 3',
    to: 'SERVICE_TYPE = 1',
    tests: ['src/features/shell/service-address.test.ts'],
    what: 'Customer service opens an address other than the live chat.',
  },
  {
    id: 'service-any-origin',
    requirement: 'service.address.check',
    file: 'src/features/shell/service-address.ts',
    from: 'safeUrl(address, { origins, host })',
    to: 'safeUrl(address, { host })',
    tests: ['src/features/shell/service-address.test.ts'],
    what: 'The customer-service window opens an address that the brand does not allow.',
  },
];
