export const defects = [
  {
    id: 'download-empty-platform',
    requirement: 'download.missing',
    file: 'src/features/download/app-resources.ts',
    from: 'platform.length > 0 ? platform : brand',
    to: 'platform',
    tests: ['src/features/download/app-resources.test.ts'],
    what: 'The download page is empty although the brand file names its apps.',
  },
];
