export const defects = [
  {
    id: 'member-document-for-bearer',
    requirement: 'guard.redirect',
    file: 'src/document/document-paths.ts',
    from: "brand.modules.loginRequired && brand.platform.session === 'cookie'",
    to: 'brand.modules.loginRequired',
    what: 'A brand with bearer sessions publishes documents for members, which no server can choose.',
  },
];
