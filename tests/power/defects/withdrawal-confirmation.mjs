export const defects = [
  {
    id: 'bomb-of-scans-decoded',
    requirement: 'withdrawal-confirmation.proof-limits',
    file: 'sandbox/images/rewrite-jpeg.ts',
    from: 'const MOST_SCANS = 64;',
    to: 'const MOST_SCANS = 640_000;',
    tests: ['sandbox/images/read-uploads.test.ts'],
    what: 'One proof of ten thousand scans keeps a core of the platform busy.',
  },
  {
    id: 'pixels-by-width',
    requirement: 'withdrawal-confirmation.proof-limits',
    file: 'sandbox/images/read-uploads.ts',
    from: 'size.width * size.height > UPLOAD.pixels',
    to: 'size.width > UPLOAD.pixels',
    tests: ['sandbox/images/read-uploads.test.ts'],
    what: 'A proof of 40,000 x 40,000 pixels is decoded.',
  },
  {
    id: 'bytes-behind-rows-ignored',
    requirement: 'withdrawal-confirmation.proof',
    file: 'sandbox/images/png-rows.ts',
    from: 'if (current === undefined || ',
    to: 'if (current === undefined) break;\n      if (',
    tests: ['sandbox/images/read-uploads.test.ts'],
    what: 'A proof of 8 x 8 pixels that unpacks to 64 MB is unpacked to its end.',
  },
];
