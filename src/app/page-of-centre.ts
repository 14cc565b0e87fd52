import type { ComponentType } from 'react';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import type { CallCount } from '#src/features/centre/entry-badge.tsx';
import type { Member } from '#src/session/member.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** A page of a centre: one row of the centre's table. `Key` is the platform's name for the page and part of the URL. */
export interface PageOfCentre<Key extends string = string> {
  readonly key: Key;
  readonly icon: IconName;
  readonly part: ComponentType;
  /** Whether a member has the page; if absent, everybody has it. */
  readonly isFor?: (member: Member) => boolean;
  /** Whether the contract flags, which load with the centre, allow the page; if absent, everybody has it. */
  readonly gate?: (marks: ConsolidatedFunds) => boolean;
  /** The count on the page's red badge; there is no badge if this is absent or the count is 0. */
  readonly badge?: CallCount;
  /** `false` leaves the page out of the menu, for a page that another page links to. */
  readonly inMenu?: false;
}
