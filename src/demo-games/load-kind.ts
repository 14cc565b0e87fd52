import type { DemoKind } from '#schemas/demo-page.ts';
import type { MakeKindView } from './kind-view.ts';

const KINDS: Readonly<Record<DemoKind, () => Promise<MakeKindView>>> = {
  slot: async () => (await import('./slot-view.ts')).slotView,
  dice: async () => (await import('./dice-view.ts')).diceView,
  draw: async () => (await import('./draw-view.ts')).drawView,
  table: async () => (await import('./table-view.ts')).tableView,
};

export const loadKind = (kind: DemoKind): Promise<MakeKindView> => KINDS[kind]();
