import { Type, type Static } from 'typebox';

/** Details that the `value` of a refusal may carry beside its code. Every field is optional, because a platform need not send any. */
export const refusalDetail = Type.Object({
  /** Whether the next try needs a captcha answer. */
  captcha: Type.Optional(Type.Boolean()),
  /** How many more wrong tries are allowed before the password or code is locked or used up. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type RefusalDetail = Static<typeof refusalDetail>;
