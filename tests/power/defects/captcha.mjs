export const defects = [
  {
    id: 'captcha-used-twice',
    requirement: 'captcha.identity',
    file: 'sandbox/accounts/captcha/captchas.ts',
    from: '          isNull(captchas.usedAt),\n',
    to: '',
    tests: ['sandbox/accounts/captcha/captchas.test.ts'],
    what: 'One solved captcha allows any number of registrations.',
  },
  {
    id: 'captcha-of-another-merchant',
    requirement: 'captcha.identity',
    file: 'sandbox/accounts/captcha/captchas.ts',
    from: '          eq(captchas.merchant, merchant),\n',
    to: '',
    tests: ['sandbox/accounts/captcha/captchas.test.ts'],
    what: 'A captcha issued by one merchant is accepted by another.',
  },
];
