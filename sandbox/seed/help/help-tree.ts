/** The sections of the help centre, each with its articles, in order. */
export const HELP_TREE = {
  start: ['register', 'forgotten-password', 'two-step'],
  money: ['deposit', 'withdraw', 'turnover'],
  rewards: ['bonuses', 'points'],
  'responsible-gaming': [],
  legal: ['terms', 'privacy', 'refund'],
  about: [],
  news: ['news-passkeys', 'news-help'],
  blog: ['blog-budget', 'blog-edge'],
} as const;

type Section = keyof typeof HELP_TREE;
export type HelpTopic = Section | (typeof HELP_TREE)[Section][number];
