export const defects = [
  {
    id: 'qr-of-nothing',
    requirement: 'sidebar.resources.qr',
    file: 'src/features/shell/site-resources.ts',
    from: 'if (own === null) return { address: url };',
    to: 'if (own === null) return { image: url };',
    tests: ['src/features/shell/site-resources.test.ts', 'src/features/shell/side-bar.test.tsx'],
    what: 'A channel without its own QR code shows a broken image.',
  },
];
