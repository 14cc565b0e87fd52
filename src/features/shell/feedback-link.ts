import type { Area } from '#schemas/brand-names.ts';

/** The path of the feedback form, which is a tab of the help centre. */
export const FEEDBACK_LINK = '/help?tab=feedback';

export const hasFeedback = (off: readonly Area[]): boolean => !off.includes('help') && !off.includes('feedback');
