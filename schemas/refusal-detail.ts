import { Type, type Static } from 'typebox';

/** Details that the `value` of a refused call may contain. Every field is optional, because a platform does not have to send any. */
export const refusalDetail = Type.Object({
  /** Whether the next attempt requires a captcha. */
  captcha: Type.Optional(Type.Boolean()),
  /** How many more wrong attempts are allowed before the account is locked or the code becomes invalid. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type RefusalDetail = Static<typeof refusalDetail>;
