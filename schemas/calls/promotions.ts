import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { listOf } from '../paging.ts';
import { MOST_COMMENT, promotion, promotionSummary } from '../promotions.ts';
import { code, files, input, noInput, optionalTypedText } from './input.ts';
import { BONUS_STALES, PROMOTION_STALES } from './stales.ts';

const PAID = [...PROMOTION_STALES, ...BONUS_STALES];

/** Lists the promotions. With a session, `status` is each promotion's status for the member. */
export const promotions = endpoint({
  name: 'promotions.promotions',
  requirement: 'promotions.calls',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  token: 'sent',
  input: noInput,
  output: listOf(promotionSummary),
});

export const promotionDetail = endpoint({
  name: 'promotions.detail',
  requirement: 'promotions.calls',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  token: 'sent',
  input: input({ id: code }),
  output: promotion,
});

/** The number of promotions that the member can join or claim now. */
export const availablePromotions = endpoint({
  name: 'promotions.available',
  requirement: 'header.avatar.badge',
  method: 'GET',
  path: '/wps/relay/MCSFE_countPromotions',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
});

/** Joins a promotion. Progress counts from the time of joining. */
export const joinPromotion = endpoint({
  name: 'promotions.join',
  requirement: 'promotions.calls',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  token: 'needed',
  idempotent: true,
  input: input({ id: code }),
  output: promotion,
  stales: PROMOTION_STALES,
});

/** Applies for a promotion. The pictures must be PNG or JPEG. */
export const applyPromotion = endpoint({
  name: 'promotions.apply',
  requirement: 'promotions.calls',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  token: 'needed',
  body: 'multipart',
  idempotent: true,
  input: input({
    id: code,
    comment: optionalTypedText('lines', MOST_COMMENT),
    images: Type.Optional(files(3)),
  }),
  output: promotion,
  stales: PROMOTION_STALES,
});

export const claimPromotion = endpoint({
  name: 'promotions.claim',
  requirement: 'promotions.calls',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  token: 'needed',
  idempotent: true,
  input: input({ id: code }),
  output: promotion,
  stales: PAID,
});

/** Draws the prize for one ticket. */
export const claimRaffle = endpoint({
  name: 'promotions.claimRaffle',
  requirement: 'calls.common.raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  token: 'needed',
  idempotent: true,
  input: input({ id: code }),
  output: promotion,
  stales: PAID,
});
