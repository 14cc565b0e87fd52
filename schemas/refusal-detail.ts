import { Type, type Static } from 'typebox';

/** What the `value` of a refusal may say beside its code. Every field is optional: a platform need not send any. */
export const refusalDetail = Type.Object({
  /** The next try needs the answer to a captcha. */
  captcha: Type.Optional(Type.Boolean()),
  /** How many more wrong tries a password or a code has before it is locked or used up. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type RefusalDetail = Static<typeof refusalDetail>;
