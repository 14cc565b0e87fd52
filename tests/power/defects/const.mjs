export const defects = [
  {
    id: 'vast-picture-decoded',
    requirement: 'const.upload-types',
    file: 'src/forms/widgets/checked-image.ts',
    from: '(canShrink() ? MOST_PIXELS : UPLOAD.pixels)',
    to: 'Number.POSITIVE_INFINITY',
    tests: ['src/forms/widgets/checked-image.test.ts'],
    what: 'A picture of 40,000 x 40,000 pixels hangs the page that decodes it.',
  },
  {
    id: 'broken-picture-chosen',
    requirement: 'const.upload-types',
    file: 'src/forms/widgets/checked-image.ts',
    from: "if (size === null) return 'unreadable';",
    to: 'if (size === null) return file;',
    tests: ['src/forms/widgets/checked-image.test.ts'],
    what: 'A broken picture is refused only after the whole form was sent.',
  },
];
