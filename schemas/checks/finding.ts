/** One problem that the check found in a brand. */
export interface Finding {
  /** The path of the file in the brand's folder, such as `brand.json`, `texts/EN.json` or `assets/logo.svg`. */
  readonly file: string;
  /** The JSON pointer to the faulty value; empty if the finding concerns the whole file. */
  readonly pointer: string;
  readonly level: 'error' | 'warning';
  /** The kind of finding, such as `unknown-key`, `contrast` or `host-taken`, on which tools can rely. */
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  /** The affected block of `brand.json`, or `texts`; `null` for the whole file. */
  readonly block: string | null;
}

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const MAX_PRINTED = 80;

/** Makes text from a file safe to print on a terminal: escapes invisible characters and truncates. */
export const printable = (text: string, longest = MAX_PRINTED): string => {
  const seen = text.replace(INVISIBLE, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return seen.length > longest ? `${seen.slice(0, longest - 1)}…` : seen;
};

/** Formats a value from a file as JSON, safe to print on a terminal. */
export const printableJson = (value: unknown): string => printable(JSON.stringify(value) ?? String(value));

/** Escapes one key or index as a segment of a JSON pointer, with the leading slash. */
export const pointerSegment = (key: string | number): string =>
  `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;

/** Returns the unescaped keys of a JSON pointer. */
export const pointerSegments = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** Formats a finding as `brand.json#/hosts/0: what is wrong; what to write instead`. */
export const formatFinding = ({ file, pointer, message, remedy }: Finding): string =>
  `${printable(file)}#${printable(pointer, 200)}: ${message}; ${remedy}`;

type FindingInput = Omit<Finding, 'file' | 'level' | 'block'> & Partial<Pick<Finding, 'file' | 'level' | 'block'>>;

/** Creates a finding. By default, it is an error in `brand.json`, and its block is the first segment of the pointer. */
export const finding = (input: FindingInput): Finding => ({
  file: 'brand.json',
  level: 'error',
  block: pointerSegments(input.pointer)[0] ?? null,
  ...input,
});
