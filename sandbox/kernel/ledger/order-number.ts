import { randomBytes } from 'node:crypto';

/** A number that people can read out: letters for the kind, the day, and what nobody can guess. */
export const createOrderNumber = (
  kind: 'D' | 'W' | 'U' | 'L' | 'T' | 'R' | 'C' | 'CT' | 'S' | 'DV' | 'RB',
  at: Date,
): string =>
  `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;
