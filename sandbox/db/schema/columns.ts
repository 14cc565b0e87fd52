import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A generated id; the seed assigns its own ids and then moves the sequence past them. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp with milliseconds, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in integer minor units of the currency beside it. */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' });
