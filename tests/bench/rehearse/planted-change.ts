import type { Part } from '#publish/operators/rehearse/rehearsal-report.ts';
import type { BrandEdit } from './edit-brand.ts';
import type { ReleaseEdit } from './edit-release.ts';

/** A change to the bench's brand, which is rehearsed against the brand without the change. */
export interface PlantedChange {
  /** What the change does, in hyphenated words: `promotions-off`. */
  readonly id: string;
  /** Changes the brand's folder before the brand is published. */
  readonly brand?: BrandEdit;
  /** Changes the files of the release, as a faulty product update or a damaged copy would. */
  readonly release?: ReleaseEdit;
  /** Changes the brand's folder from which the live release is made. Without it, the live release is the unchanged bench's brand. */
  readonly live?: BrandEdit;
}

/** A change that harms players, and what a rehearsal has to report about it. */
export interface PlantedFault extends PlantedChange {
  readonly part: Part;
  /** The minimum severity of the report. A warning is enough only for visual changes, because a rehearsal cannot know whether they are intended. */
  readonly severity: 'error' | 'warning';
}

type Edits = Omit<PlantedChange, 'id'>;

/** Returns the faults of one part of the verdict. */
export const faultsOf = (
  part: Part,
  changes: Readonly<Record<string, Edits>>,
  severity: PlantedFault['severity'] = 'error',
): readonly PlantedFault[] => Object.entries(changes).map(([id, edits]) => ({ id, part, severity, ...edits }));

export const harmlessChanges = (changes: Readonly<Record<string, Edits>>): readonly PlantedChange[] =>
  Object.entries(changes).map(([id, edits]) => ({ id, ...edits }));
