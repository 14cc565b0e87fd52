import { Type } from 'typebox';

/** A decimal amount, which `toMinor` in money.ts converts to minor units. Only amounts that state a change can be negative. */
export const amount = Type.Number();

/** A numeric id of one kind of thing. The type accepts plain numbers, but no id of another kind; the property exists only in the types. */
type NumberId<Of extends string> = number & { readonly idOf?: Of };
export type GameId = NumberId<'game'>;
export type WalletId = NumberId<'wallet'>;
/** The id under which a lottery is stored as a favourite: its own, or that of its game. */
export type LotteryId = NumberId<'lottery' | 'game'>;

/**
 * Creates the schema of an id that the platform sends as a number; all other ids are text. `JSON.parse` would round a
 * number above the maximum to a different id, so an answer that contains one is rejected.
 */
export const numberId = <Of extends string>(options: object = {}) =>
  Type.Unsafe<NumberId<Of>>(
    Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...options }),
  );

/** A time in milliseconds since 1970, UTC. */
export const time = Type.Integer({ minimum: 0 });

/** A URL that the site has not validated yet: check it before every use. */
export const address = Type.String({ maxLength: 2048 });

/** A short text shown to players. */
export const label = Type.String({ maxLength: 255 });

/** Markup or long text from the platform. Sanitise it before rendering; the sanitiser truncates text that is too long. */
export const richText = Type.String({ maxLength: 2_000_000 });

export const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });
