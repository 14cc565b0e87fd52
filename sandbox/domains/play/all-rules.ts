import type { DemoKind } from '#schemas/demo-page.ts';
import type { DemoRules } from './demo-rules.ts';
import { diceRules } from './dice-rules.ts';
import { drawRules } from './draw-rules.ts';
import { slotRules } from './slot-rules.ts';
import { tableRules } from './table-rules.ts';

export const RULES: Readonly<Record<DemoKind, DemoRules>> = {
  slot: slotRules,
  dice: diceRules,
  draw: drawRules,
  table: tableRules,
};
