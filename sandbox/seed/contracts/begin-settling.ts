import type { Database } from '#sandbox/db/database.ts';
import { settledUntil } from '#sandbox/db/schema.ts';
import { SETTLED_KINDS, type SettledKind } from '#sandbox/domains/settlement/settled-until.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Some settlements to see in the records of agents: what is not in them counts as settled. */
const SETTLED_SINCE: Readonly<Record<SettledKind, number>> = {
  dividend: 35 * DAY_MS,
  daily: 5 * DAY_MS,
  hourly: 8 * HOUR_MS,
  realtime: 2 * HOUR_MS,
  rebate: 5 * DAY_MS,
};

/** Begins the settlements of a seeded merchant a while before the history ends: each short period of months would take long to catch up with. */
export const beginSettling = async (db: Database, merchant: string, now: number): Promise<void> => {
  await db
    .insert(settledUntil)
    .values(SETTLED_KINDS.map((kind) => ({ merchant, kind, until: new Date(now - SETTLED_SINCE[kind]) })));
};
