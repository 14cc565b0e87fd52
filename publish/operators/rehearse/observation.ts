import type { Visit } from './plan-visits.ts';

/** A fault of a page, found by a visit. */
export interface Fault {
  readonly part: 'console' | 'policy' | 'request' | 'status' | 'overflow' | 'axe' | 'contrast';
  /** What is wrong, without details that differ between visits of the same page, such as the host. */
  readonly what: string;
  /** Whether the cause may be outside the release, such as a host that this machine cannot reach. */
  readonly isForeign?: true;
}

/** A visible part of a page: a landmark, a heading, a control, a picture or a text. */
export interface PagePart {
  /** The landmark that contains it, such as `header`. */
  readonly landmark: string;
  readonly tag: string;
  /** The text, the alternative text of a picture, or the label beside an icon. */
  readonly text: string;
  /** The file of a picture, without its hash. */
  readonly source: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The computed values of CSS properties. */
  readonly style: Readonly<Record<string, string>>;
  /** Whether it contains no other part, so that all of its pixels belong to it. */
  readonly isLeaf: boolean;
  /** Whether its content changes by itself, such as a jackpot. */
  readonly isLive: boolean;
}

/** The kinds of files, whose bytes are counted separately. */
export const BYTE_KINDS = ['document', 'script', 'style', 'image', 'font', 'other'] as const;
export type BytesByKind = Readonly<Record<(typeof BYTE_KINDS)[number], number>>;

/** What a browser observed on a page. */
export interface Observation {
  readonly visit: Visit;
  /** The path on which the visit ends, after redirects. */
  readonly landed: string;
  readonly faults: readonly Fault[];
  /** The compressed bytes of everything that the page loads from its own host. */
  readonly bytes: BytesByKind;
  readonly parts: readonly PagePart[];
  /** A screenshot of the upper part of the page, as a PNG; empty if the page does not respond. */
  readonly picture: Uint8Array;
}

/** Returns what is observed on a page that does not respond. */
export const stuckObservation = (visit: Visit, faults: readonly Fault[]): Observation => ({
  visit,
  landed: visit.path,
  faults,
  bytes: { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 },
  parts: [],
  picture: new Uint8Array(),
});

export const totalBytes = (bytes: BytesByKind): number => Object.values(bytes).reduce((sum, each) => sum + each, 0);
