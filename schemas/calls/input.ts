import type { GameId, WalletId } from '../wire.ts';
import { Type, type TProperties } from 'typebox';
import type { TextKind } from '../clean-text.ts';
import { LANGUAGE_CODE, type Language } from '../languages.ts';

/** Creates a closed input object: unknown fields are refused. */
export const input = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

/** The input of a call that has no input fields. */
export const noInput = input({});

/** The output of a call whose success carries no information. A gateway may send any value. */
export const anyOutput = Type.Unknown();

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
export const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Creates the schema of text that people type. The platform cleans it with `cleanText` before validation. */
export const typedText = (kind: TextKind, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, 'x-text': kind });
export const optionalTypedText = (kind: TextKind, maxLength: number) =>
  Type.Optional(Type.String({ maxLength, 'x-text': kind }));

/** A user name by which a list is filtered. */
export const optionalAccount = optionalTypedText('name', 255);

export const code = text(60);
export const password = text(255);
export const language = Type.Unsafe<Language>(Type.String({ pattern: LANGUAGE_CODE }));
export const mobileNum = Type.String({ pattern: '^[0-9]{4,20}$', maxLength: 20, 'x-text': 'code' });
export const countryDialingCode = Type.String({ pattern: '^[0-9]{1,6}$', maxLength: 6, 'x-text': 'code' });
export const verificationCode = typedText('code', 255);
export const positiveAmount = Type.Number({ exclusiveMinimum: 0, maximum: 1e12 });
export const nodeId = Type.Unsafe<GameId>(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));
export const accountTypeId = Type.Unsafe<WalletId>(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }));

/** The result of the human verification, which the site does not interpret; missing if the brand has no human verification. */
export const human = Type.Optional(
  Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 4096 }), { maxProperties: 10 }),
);

/** Creates the schema of a multipart field with at most `most` files. */
export const files = (most: number) => Type.Array(Type.Unsafe<Blob>({ description: 'A file.' }), { maxItems: most });
