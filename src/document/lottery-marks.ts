/*
 * Cookies, and `data-` attributes of the document's element, that say `no` where the member of this browser had no lotteries for a row. Beside
 * `document-marks.ts`, so that the first route does without them.
 */

export const RECENT_LOTTERIES = 'recentLotteries';
export const FAVOURITE_LOTTERIES = 'favouriteLotteries';
