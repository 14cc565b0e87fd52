export const defects = [
  {
    id: 'free-play-reason-lost',
    requirement: 'free-play.failure',
    file: 'src/features/auth/login/free-play-button.tsx',
    from: 'text: words(toProblem(error)),',
    to: "text: t('free.text'),",
    tests: ['tests/journeys/login.test.tsx'],
    what: 'If the platform refuses free play, the reason is not shown.',
  },
];
