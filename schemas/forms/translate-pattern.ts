/** A pattern of JavaScript for the `u` flag, and the flags that it needs beside it. */
interface TranslatedPattern {
  readonly source: string;
  readonly flags: string;
}

/** Thrown inside for what JavaScript cannot express. */
class Untranslatable extends Error {}

/**
 * What POSIX and Java call sets of characters, as the inside of a class. Some platforms mean ASCII alone, others every script: the wider reading lets
 * the platform decide.
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

/** The narrower reading, for a class that excludes its characters. Each ends with a range or a set, so that a hyphen behind it is a character. */
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

/** Letters after a backslash that stand for one character or set, as the inside of a class. */
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
/** One character or one set, which needs no class around it. */
const SINGLE = /^(?:\\?[\s\S]|\\x..|\\u....|\\u\{[^}]*\}|\\c.|\\[pP]\{[^}]*\})$/u;
const QUANTIFIER = /^(?:[*+?]|\{(\d*)(,?)(\d*)\})/;

const isProperty = (name: string): boolean => {
  try {
    return new RegExp(String.raw`\p{${name}}`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** `\p{...}` as the inside of a class: a property of JavaScript, a script under its bare name or that of Java, or a set of POSIX. */
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
  /** Within `[^...]`, where a wider set refuses more. */
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

  /** What matches at the front, taken from it; `null` where nothing does. */
  #take(front: RegExp): RegExpExecArray | null {
    const found = front.exec(this.#rest);
    if (found === null || found.index !== 0) return null;
    this.#rest = this.#rest.slice(found[0].length);
    return found;
  }

  /** `(?i)` in front, also behind an anchor. `m` and `a` change nothing for one line; `u` and `U` make `\w` and `\d` those of every script. */
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
      // The `u` flag allows this escape within a class alone.
      if (escaped === String.raw`\-`) return '-';
      return SINGLE.test(escaped) ? escaped : `[${escaped}]`;
    }
    const [plain = ''] = this.#take(/^[\s\S]/u) ?? [];
    return /[\]{}]/.test(plain) ? `\\${plain}` : plain;
  }

  /** Without the `+` of a possessive one, which only refuses more. `{,3}` is `{0,3}`. */
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

  /** A class. `]` in front is a character; a class in a class, and what classes have in common, are not translated. */
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

  /** Java reads a class within a class. Elsewhere the bracket is a character. */
  #bracketInSet(): string {
    if (/^\[[^\]]*\][^[]*\]/.test(this.#rest)) throw new Untranslatable();
    this.#rest = this.#rest.slice(1);
    return String.raw`\[`;
  }

  /** A hyphen beside a set such as `\w` stands for itself, which the `u` flag wants escaped. */
  #hyphenOr(before: string): string {
    const [plain = ''] = this.#take(/^[\s\S]/u) ?? [];
    if (plain !== '-') return plain;
    return /\\[dDwWsS]$|\\[pP]\{[^}]*\}$/.test(before) || /^\\[dDwWsSpPh]|^\[:/.test(this.#rest) ? String.raw`\-` : '-';
  }

  /** What a backslash makes of the next character, as the inside of a class. */
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
 * A platform's pattern for the regular expressions of browsers: `\A...\z`, POSIX classes, possessive quantifiers, atomic groups, flags in front and
 * the named groups of other dialects are translated, where that is not exact so that it accepts more. `null` for what browsers cannot express; as it
 * is, much of it would compile and refuse every value.
 */
export const translatePattern = (pattern: string): TranslatedPattern | null => {
  try {
    return new PatternReader(pattern.normalize('NFC')).read();
  } catch (error) {
    if (error instanceof Untranslatable) return null;
    throw error;
  }
};
