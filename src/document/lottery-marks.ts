/*
 * Each name is that of a cookie and of a `data-` attribute of `<html>`. The value `no` means that the row was empty for the member who last used this
 * browser. Separate from `document-marks.ts`, so that the first route does not load them.
 */

export const RECENT_LOTTERIES = 'recentLotteries';
export const FAVOURITE_LOTTERIES = 'favouriteLotteries';
