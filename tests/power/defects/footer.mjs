export const defects = [
  {
    id: 'footer-of-closed-area',
    requirement: 'footer.text.items',
    file: 'src/features/shell/footer-links.ts',
    from: "item.to === null || !off.includes(item.to === '/join' ? 'join' : 'help')",
    to: 'item.to === null || off.length >= 0',
    tests: ['src/features/shell/footer-links.test.ts'],
    what: 'The footer links to areas that the brand has turned off.',
  },
  {
    id: 'four-social-links',
    requirement: 'footer.social.optional',
    file: 'src/features/shell/site-resources.ts',
    from: 'resources.filter(({ type }) => SOCIAL.includes(type)).slice(0, MOST_SOCIAL)',
    to: 'resources.slice(0, MOST_SOCIAL)',
    tests: ['src/features/shell/site-resources.test.ts'],
    what: 'App downloads appear among the social links of the footer.',
  },
];
