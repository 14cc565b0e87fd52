import type { AgreedCall } from './agreed-call.ts';

const SUMMARY = 'id title summary category kind picture startsAt endsAt status percent amount mayRepeat';
const PROMOTION = `${SUMMARY} content conditions progress raffle application claimUntil payments`;

/** The agreed calls for promotions. */
export const promotionCalls: readonly AgreedCall[] = [
  ['promotions.calls', 'GET', '/wps/relay/MCSFE_getPromotions', 's', '', 'list'],
  ['promotions.calls', 'GET', '/wps/relay/MCSFE_getPromotionDetail', 's', 'id', PROMOTION],
  ['header.avatar.badge', 'GET', '/wps/relay/MCSFE_countPromotions', 't', '', 'count'],
  ['promotions.calls', 'POST', '/wps/relay/MCSFE_joinPromotion', 't', 'id', PROMOTION],
  ['promotions.calls', 'POST', '/wps/relay/MCSFE_applyPromotion', 't', 'id comment? images?', PROMOTION],
  ['promotions.calls', 'POST', '/wps/relay/MCSFE_claimPromotion', 't', 'id', PROMOTION],
  ['calls.common.raffle', 'POST', '/wps/relay/MCS2_claimRafflePromotion', 't', 'id', PROMOTION],
];
