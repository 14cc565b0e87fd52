/** One thing that the check has to say about a brand. */
export interface Finding {
  /** Relative to the brand's folder: `brand.json`, `texts/EN.json`, `assets/logo.svg`. */
  readonly file: string;
  /** JSON pointer into the file; empty for the file as a whole. */
  readonly pointer: string;
  readonly level: 'error' | 'warning';
  /** Stable, for machines: `unknown-key`, `contrast`, `host-taken`. */
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  /** The block of `brand.json` that it spoils, `texts`, or null for the file as a whole. */
  readonly block: string | null;
}

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const LONGEST = 80;

/** Text from a file for a terminal: what cannot be seen is spelled out, what is long is cut. */
export const plain = (text: string, longest = LONGEST): string => {
  const seen = text.replace(UNSEEN, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return seen.length > longest ? `${seen.slice(0, longest - 1)}…` : seen;
};

/** A value from a file as JSON, safe for a terminal. */
export const show = (value: unknown): string => plain(JSON.stringify(value) ?? String(value));

/** One key or index as a step of a JSON pointer. */
export const step = (key: string | number): string => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;

/** The keys of a JSON pointer. */
export const stepsOf = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** `brand.json#/hosts/0: what is wrong; what to write instead` */
export const formatFinding = ({ file, pointer, message, remedy }: Finding): string =>
  `${plain(file)}#${plain(pointer, 200)}: ${message}; ${remedy}`;

type Facts = Omit<Finding, 'file' | 'level' | 'block'> & Partial<Pick<Finding, 'file' | 'level' | 'block'>>;

/** An error in `brand.json` unless said; the block is the pointer's first step. */
export const finding = (facts: Facts): Finding => ({
  file: 'brand.json',
  level: 'error',
  block: stepsOf(facts.pointer)[0] ?? null,
  ...facts,
});
