/** Topics that feedback can be about. */
export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'game', 'promotion', 'account', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Default limits of feedback text, in characters. */
export const FEEDBACK_LENGTH = { min: 10, max: 140 } as const;
