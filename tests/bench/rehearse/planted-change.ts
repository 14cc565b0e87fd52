import type { Part } from '#publish/operators/rehearse/rehearsal-report.ts';
import type { BrandEdit } from './edit-brand.ts';
import type { ReleaseEdit } from './edit-release.ts';

/** A change of the bench's brand that is rehearsed against the brand without it. */
export interface PlantedChange {
  /** What the change does, in words with dashes: `promotions-off`. */
  readonly id: string;
  /** Changes the folder of the brand before it is published. */
  readonly brand?: BrandEdit;
  /** Changes the files of the release, as a faulty update of the product or a damaged copy would. */
  readonly release?: ReleaseEdit;
  /** Changes the folder of the brand that is live, which otherwise is the bench's brand. */
  readonly live?: BrandEdit;
}

/** A change that harms players, and what a rehearsal has to report about it. */
export interface PlantedFault extends PlantedChange {
  readonly part: Part;
  /** The lowest severity of the report. Only pictures are reported by warnings, because a rehearsal cannot know whether a change was wanted. */
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
