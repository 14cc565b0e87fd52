import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Creates a column for a generated id. The seed assigns its own ids and then moves the sequence past them. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Creates a timestamp column with milliseconds, which is read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Creates a column for an amount in minor units of the currency in the same row. */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' });
