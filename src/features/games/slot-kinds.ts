import type { Category } from '#schemas/brand-names.ts';

/** Slot types that also appear as categories in the menus. */
const KINDS = ['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'] as const satisfies readonly Category[];

/** Returns the slot type of that name, or `null` if it is not one. */
export const kindOfSlots = (name: string | null) => KINDS.find((kind) => kind === name) ?? null;
