export const defects = [
  {
    id: 'transfer-rounded',
    requirement: 'member.transferfund.rules',
    file: 'sandbox/ledger/exact-minor.ts',
    from: 'if (minor <= 0n || Number(toDecimal(minor, currency)) !== amount)',
    to: 'if (minor <= 0n)',
    tests: ['sandbox/routes/transfers'],
    what: 'A transfer of an amount that the currency does not have is cut instead of refused.',
  },
  {
    id: 'key-settled-by-502',
    requirement: 'member.transferfund.transfer',
    file: 'machines/operation.ts',
    from: 'status === 0 || status >= 500',
    to: 'status === 0 || status > 502',
    tests: ['src/platform/call-mutation'],
    what: 'A transfer that is repeated after a bad gateway moves the money twice.',
  },
  {
    id: 'dotted-address-blocks',
    requirement: 'member.securitycenter.contact',
    file: 'sandbox/http/check-value.ts',
    from: '    if (!isSmall(value)) return fieldsOf(first.errors ?? []);\n',
    to: '',
    tests: ['sandbox/http/check-value.test.ts'],
    what: 'One request to change the e-mail address blocks the platform for hours.',
  },
];
