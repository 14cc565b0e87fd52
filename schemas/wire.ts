import { Type } from 'typebox';

/** A decimal amount; `toMinor` in money.ts parses it. Negative only where it is a change. */
export const amount = Type.Number();

/** Milliseconds since 1970, UTC. */
export const time = Type.Integer({ minimum: 0 });

/** A URL that the site has not validated yet: every use has to check it. */
export const address = Type.String({ maxLength: 2048 });

/** A short text for players. */
export const label = Type.String({ maxLength: 255 });

/** Markup or long text from the platform; sanitise it before rendering; the sanitiser cuts off excess length. */
export const richText = Type.String({ maxLength: 2_000_000 });

export const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });
