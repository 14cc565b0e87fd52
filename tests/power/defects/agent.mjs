export const defects = [
  {
    id: 'downline-takes-bonus',
    requirement: 'agent.transfer.rules',
    file: 'sandbox/domains/cashier/money-out.ts',
    from: 'if (free < 0n)',
    to: "if (free < 0n && out.kind !== 'downline')",
    tests: ['sandbox/routes/held-money', 'sandbox/domains/turnover/held-money.property'],
    what: 'An agent can transfer an unwagered bonus to a downline, who can then withdraw it.',
  },
];
