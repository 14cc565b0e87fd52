import { inArray } from 'drizzle-orm';
import type { Category } from '#schemas/brand-names.ts';
import type { Database } from '../db/database.ts';
import { games } from '../db/schema.ts';
import type { GameRow } from '../db/schema.ts';
import { mostPlayed } from './find-games.ts';

export const LOTTERY_TYPES: readonly Category[] = ['LOTT', 'ELOTT'];

export const findLotteries = (db: Database): Promise<readonly GameRow[]> =>
  db
    .select()
    .from(games)
    .where(inArray(games.gameType, [...LOTTERY_TYPES]))
    .orderBy(...mostPlayed);
