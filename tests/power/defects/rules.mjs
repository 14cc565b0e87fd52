export const defects = [
  {
    id: 'error-not-announced',
    requirement: 'rules.message.key',
    file: 'src/ui/field-frame.tsx',
    from: 'error ? errorId(id) : null',
    to: 'error ? hintId(id) : null',
    what: 'A screen reader does not read the error of a field.',
  },
];
