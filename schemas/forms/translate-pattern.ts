/** A JavaScript pattern for the `u` flag, and the additional flags that it needs. */
interface TranslatedPattern {
  readonly source: string;
  readonly flags: string;
}

/** Thrown and caught inside this file if JavaScript cannot express a part of the pattern. */
class Untranslatable extends Error {}

/**
 * The named character sets of POSIX and Java, written as the inside of a JavaScript class. On some platforms these
 * names mean only ASCII, on others every script. The wider meaning is used, so that the site accepts the value and the
 * platform decides.
 */
const NAMED_SETS: ReadonlyMap<string, string> = new Map([
  ['alpha', String.raw`\p{Alphabetic}\p{M}`],
  ['digit', String.raw`\p{Nd}`],
  ['alnum', String.raw`\p{Alphabetic}\p{M}\p{Nd}`],
  ['upper', String.raw`\p{Uppercase}`],
  ['lower', String.raw`\p{Lowercase}`],
  ['punct', String.raw`\p{P}\p{S}`],
  ['graph', String.raw`\p{L}\p{M}\p{N}\p{P}\p{S}`],
  ['print', String.raw`\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}`],
  ['blank', String.raw`\t\p{Zs}`],
  ['space', String.raw`\s`],
  ['cntrl', String.raw`\p{Cc}`],
  ['xdigit', '0-9A-Fa-f'],
  ['word', String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}`],
  ['ascii', String.raw`\x00-\x7f`],
]);

/**
 * The same sets with only ASCII characters, for classes that exclude characters, where a wider set would reject more.
 * Each text ends with a range or a set, so that a hyphen after it is literal.
 */
const ASCII_SETS: ReadonlyMap<string, string> = new Map([
  ['alpha', 'A-Za-z'],
  ['digit', '0-9'],
  ['alnum', 'A-Za-z0-9'],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['punct', String.raw`!-\/:-@\[-\x60\{-~`],
  ['graph', '!-~'],
  ['print', ' -~'],
  ['blank', String.raw` \t-\t`],
  ['space', String.raw` \t-\r`],
  ['cntrl', String.raw`\x7f\x00-\x1f`],
  ['word', String.raw`\w`],
]);

/**
 * The escapes of other regular-expression dialects. The key is the letter after the backslash, and the value is the inside of the equivalent
 * JavaScript character class.
 */
const ESCAPED_SETS: ReadonlyMap<string, string> = new Map([
  ['a', String.raw`\x07`],
  ['e', String.raw`\x1b`],
  ['h', String.raw`\t\p{Zs}`],
]);
const WIDE_SETS: ReadonlyMap<string, string> = new Map([
  [String.raw`\w`, String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}`],
  [String.raw`\d`, String.raw`\p{Nd}`],
]);
const BOUNDARIES: ReadonlyMap<string, string> = new Map([
  ['A', '^'],
  ['z', '$'],
  ['Z', '$'],
  ['R', String.raw`(?:\r\n|[\n-\r\x85\u2028\u2029])`],
  ['b', String.raw`\b`],
  ['B', String.raw`\B`],
]);

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
/** Matches a single character or set that can be used outside a class. */
const SINGLE = /^(?:\\?[\s\S]|\\x..|\\u....|\\u\{[^}]*\}|\\c.|\\[pP]\{[^}]*\})$/u;
const QUANTIFIER = /^(?:[*+?]|\{(\d*)(,?)(\d*)\})/;

const isProperty = (name: string): boolean => {
  try {
    return new RegExp(String.raw`\p{${name}}`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * Translates `\p{...}` to the inside of a class. The name may be a Unicode property of JavaScript, a script (also with the prefixes of Java, as in
 * `IsThai`), or a POSIX set.
 */
const propertySet = (name: string, isNegated: boolean, isExcluded: boolean): string => {
  const letter = isNegated ? 'P' : 'p';
  const bare = name.replace(/^(?:Is|In)(?=[A-Z])/, '');
  const key = bare.toLowerCase();
  const set = (isExcluded && !isNegated ? ASCII_SETS.get(key) : undefined) ?? NAMED_SETS.get(key);
  if (set !== undefined && !isNegated) return set;
  const found = [name, bare, `Script=${bare}`].find(isProperty);
  if (found !== undefined) return `\\${letter}{${found}}`;
  const single = set === undefined ? null : /^\\p(\{\w+\})$/.exec(set);
  if (single?.[1] === undefined) throw new Untranslatable();
  return `\\P${single[1]}`;
};

/** Reads a pattern of PCRE, Java, Python, Ruby or .NET from left to right. */
class PatternReader {
  #rest: string;
  #isSpaced = false;
  #isWide = false;
  /** Whether the reader is inside `[^...]`, where a wider set would reject more. */
  #isExcluding = false;
  #flags = '';

  constructor(pattern: string) {
    this.#rest = pattern;
  }

  read(): TranslatedPattern {
    this.#leadingFlags();
    let source = '';
    while (this.#rest !== '') source += this.#part();
    return { source, flags: this.#flags };
  }

  /** Consumes and returns the match at the beginning of the rest; `null` if there is none. */
  #take(front: RegExp): RegExpExecArray | null {
    const found = front.exec(this.#rest);
    if (found === null || found.index !== 0) return null;
    this.#rest = this.#rest.slice(found[0].length);
    return found;
  }

  /**
   * Reads flags such as `(?i)` at the beginning, possibly after an anchor. `m` and `a` make no difference for a single line; with `u` or `U`, `\w`
   * and `\d` match characters of every script.
   */
  #leadingFlags(): void {
    const found = /^(\^|\\A)?\(\?([a-zA-Z]+)\)/.exec(this.#rest);
    if (found === null) return;
    const [whole, anchor = '', letters = ''] = found;
    if (!/^[aimsuxU]+$/.test(letters)) throw new Untranslatable();
    this.#rest = anchor + this.#rest.slice(whole.length);
    this.#isSpaced = letters.includes('x');
    this.#isWide = /u/i.test(letters);
    this.#flags = ['i', 's'].filter((flag) => letters.includes(flag)).join('');
  }

  #part(): string {
    if (this.#isSpaced && this.#take(/^(?:\s+|#[^\n]*)/) !== null) return '';
    const quantifier = this.#take(QUANTIFIER);
    if (quantifier !== null) return this.#quantifier(quantifier);
    if (this.#take(/^\(\?#[^)]*\)/) !== null) return '';
    const reference = this.#take(/^(?:\\k(?:<(\w+)>|'(\w+)'|\{(\w+)\})|\(\?P=(\w+)\))/);
    if (reference !== null) return `\\k<${reference.slice(1).find((name) => name !== undefined) ?? ''}>`;
    if (this.#rest.startsWith('(')) return this.#group();
    if (this.#take(/^\[/) !== null) return this.#set();
    const quoted = this.#take(/^\\Q([\s\S]*?)(?:\\E|$)/);
    if (quoted !== null) return (quoted[1] ?? '').replaceAll(new RegExp(SYNTAX, 'g'), String.raw`\$&`);
    const boundary = this.#take(/^\\([AzZRbB])/);
    if (boundary !== null) return BOUNDARIES.get(boundary[1] ?? '') ?? '';
    const number = this.#take(/^\\(?:([1-9]\d?)|g([1-9]\d?)|g\{([1-9]\d?)\})/);
    if (number !== null) return `\\${number[1] ?? number[2] ?? number[3] ?? ''}`;
    if (this.#rest.startsWith('\\')) {
      const escaped = this.#escape();
      // The `u` flag allows this escape only inside a class.
      if (escaped === String.raw`\-`) return '-';
      return SINGLE.test(escaped) ? escaped : `[${escaped}]`;
    }
    const [plain = ''] = this.#take(/^[\s\S]/u) ?? [];
    return /[\]{}]/.test(plain) ? `\\${plain}` : plain;
  }

  /**
   * Translates a quantifier. The `+` of a possessive quantifier is omitted, because it would only make the pattern
   * reject more. `{,3}` becomes `{0,3}`.
   */
  #quantifier([whole, least, comma, most]: RegExpExecArray): string {
    if (whole.startsWith('{') && least === '' && (comma === '' || most === ''))
      return whole.replace(/[{}]/g, String.raw`\$&`);
    const lazy = this.#take(/^\?/) === null ? '' : '?';
    if (lazy === '') this.#take(/^\+/);
    return (whole.startsWith('{,') ? whole.replace('{', '{0') : whole) + lazy;
  }

  #group(): string {
    if (this.#take(/^\(\?>/) !== null) return '(?:';
    const named = this.#take(/^\(\?(?:P?<(\w+)>|'(\w+)')/);
    if (named !== null) return `(?<${named[1] ?? named[2] ?? ''}>`;
    const kept = this.#take(/^\((?:\?(?::|=|!|<=|<!)|(?![?*]))/);
    if (kept === null) throw new Untranslatable();
    return kept[0];
  }

  /** Translates a class. A `]` at its beginning is literal. Nested classes and intersections of classes are not translated. */
  #set(): string {
    const negation = this.#take(/^\^/) === null ? '' : '^';
    this.#isExcluding = negation !== '';
    let inside = this.#rest.slice(1).includes(']') && this.#take(/^\]/) !== null ? String.raw`\]` : '';
    for (;;) {
      if (this.#rest === '' || this.#rest.startsWith('&&')) throw new Untranslatable();
      if (this.#take(/^\]/) !== null) {
        this.#isExcluding = false;
        return `[${negation}${inside}]`;
      }
      const named = this.#take(/^\[:(\^?)(\w+):\]/);
      if (named !== null) inside += propertySet(named[2] ?? '', named[1] === '^', this.#isExcluding);
      else if (this.#rest.startsWith('[')) inside += this.#bracketInSet();
      else if (this.#rest.startsWith('\\')) inside += this.#escape();
      else inside += this.#hyphenOr(inside);
    }
  }

  /**
   * Translates a `[` inside a class, where it is literal. In Java it starts a nested class, so a pattern that looks
   * like one is not translated.
   */
  #bracketInSet(): string {
    if (/^\[[^\]]*\][^[]*\]/.test(this.#rest)) throw new Untranslatable();
    this.#rest = this.#rest.slice(1);
    return String.raw`\[`;
  }

  /** Translates the next character of a class. A hyphen beside a set such as `\w` is literal, and the `u` flag requires it to be escaped. */
  #hyphenOr(before: string): string {
    const [plain = ''] = this.#take(/^[\s\S]/u) ?? [];
    if (plain !== '-') return plain;
    return /\\[dDwWsS]$|\\[pP]\{[^}]*\}$/.test(before) || /^\\[dDwWsSpPh]|^\[:/.test(this.#rest) ? String.raw`\-` : '-';
  }

  /** Translates an escape to the inside of a class. */
  #escape(): string {
    const property = this.#take(/^\\([pP])(?:\{(\^?)([^}]*)\}|([A-Z]))/);
    if (property !== null) {
      const [, letter, negation, name, short] = property;
      return propertySet(name ?? short ?? '', (letter === 'P') !== (negation === '^'), this.#isExcluding);
    }
    const code = this.#take(/^\\(?:x\{([0-9A-Fa-f]+)\}|u\{([0-9A-Fa-f]+)\})/);
    if (code !== null) return `\\u{${code[1] ?? code[2] ?? ''}}`;
    const known = this.#take(/^\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|c[A-Za-z]|0(?!\d)|[dDwWsSfnrtv])/);
    if (known !== null) return (this.#isWide ? WIDE_SETS.get(known[0]) : undefined) ?? known[0];
    const [, letter = ''] = this.#take(/^\\([\s\S])/u) ?? [];
    const set = ESCAPED_SETS.get(letter);
    if (set !== undefined) return set;
    if (letter === '' || /[A-Za-z0-9]/.test(letter)) throw new Untranslatable();
    return letter === '-' || SYNTAX.test(letter) ? `\\${letter}` : letter;
  }
}

/**
 * Translates a pattern from the platform from other regular-expression dialects to JavaScript: `\A...\z`, POSIX
 * classes, possessive quantifiers, atomic groups, leading flags and named groups. Where a translation cannot be exact,
 * it accepts more than the original. Returns `null` if JavaScript cannot express the pattern. Untranslated, many of
 * these patterns would compile in a browser but reject every value.
 */
export const translatePattern = (pattern: string): TranslatedPattern | null => {
  try {
    return new PatternReader(pattern.normalize('NFC')).read();
  } catch (error) {
    if (error instanceof Untranslatable) return null;
    throw error;
  }
};
