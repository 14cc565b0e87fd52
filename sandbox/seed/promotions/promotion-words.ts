/**
 * The texts of a promotion in one language: title, summary and HTML. They contain no amounts, because the site formats amounts in the player's
 * currency.
 */
type Words = readonly [title: string, summary: string, content: string];

export interface PromotionWords {
  readonly welcome: Words;
  readonly reload: Words;
  readonly share: Words;
  readonly opinion: Words;
  readonly vip: Words;
  readonly play: Words;
  readonly topUp: Words;
  readonly raffle: Words;
  readonly anniversary: Words;
  readonly newYear: Words;
}
export type PromotionTopic = keyof PromotionWords;
