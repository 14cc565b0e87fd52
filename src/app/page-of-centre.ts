import type { ComponentType } from 'react';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import type { CallCount } from '#src/features/centre/entry-badge.tsx';
import type { Member } from '#src/session/member.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** A page of a centre: one row of its table. `Key` is the name that the platform uses; it is part of the URL. */
export interface PageOfCentre<Key extends string = string> {
  readonly key: Key;
  readonly icon: IconName;
  readonly part: ComponentType;
  /** Who has it; everybody by default. */
  readonly isFor?: (member: Member) => boolean;
  /** Who has it, by the marks of contracts, which load with the centre; everybody by default. */
  readonly gate?: (marks: ConsolidatedFunds) => boolean;
  /** What its red badge counts; none by default, and none at 0. */
  readonly badge?: CallCount;
  /** False: another page leads to it, the menu does not. */
  readonly inMenu?: false;
}
