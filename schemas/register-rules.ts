import { Type, type Static } from 'typebox';
import { numberId } from './wire.ts';

/** The rule of one field, as the platform sends it. The pattern `*` accepts everything; lengths are in characters. */
export const fieldRule = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: Type.String({ maxLength: 512 }),
  patternId: numberId<'pattern'>(),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 0 }),
});
export type FieldRule = Static<typeof fieldRule>;

/** The rules by field name. The form ignores field names that the site does not know. */
export const registerRules = Type.Record(Type.String({ maxLength: 60 }), fieldRule);
export type RegisterRules = Static<typeof registerRules>;
