import { Type } from 'typebox';

/** A decimal amount of the wire; `toMinor` of money.ts parses it once. May be negative where it is a change. */
export const amount = Type.Number();

/** Milliseconds since 1970, UTC. */
export const time = Type.Integer({ minimum: 0 });

/** An address that the site has not checked yet: every use goes through its guard. */
export const address = Type.String({ maxLength: 2048 });

/** Text for players, short. */
export const label = Type.String({ maxLength: 255 });

/** Markup or long text from the platform; sanitised before it is drawn. */
export const richText = Type.String({ maxLength: 200_000 });

export const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });
