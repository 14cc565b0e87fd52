import type { ThemeTokens } from '../brand-parts.ts';
import { groupAt, missingLook } from '../layout/apply-look.ts';
import { FONT_ROLES, type FontRole, type Fonts } from '../layout/fonts.ts';
import { mergeLayers } from '../layout/layers.ts';
import type { Look, Looks } from '../layout/look.ts';
import type { ScheduledLook, ScheduledLookFile } from '../layout/scheduled-looks.ts';
import { checkColorObjects } from './color-objects.ts';
import { checkDates } from './dates.ts';
import { deriveTokens } from './derive-tokens.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printable, type Finding } from './finding.ts';
import { checkStyleTokens } from './style-tokens.ts';
import { checkTheme } from './structure.ts';
import { checkContrast } from './theme-contrast.ts';

const BLOCK = '/scheduledLooks';

/** Returns the finding for a look that begins before another one has ended. */
const checkOverlap = (looks: BrandDraft['scheduledLooks'], index: number): readonly Finding[] => {
  const own = looks[index];
  const other = looks.findIndex(
    (one, at) =>
      at < index &&
      one &&
      own &&
      Date.parse(own.from) < Date.parse(one.until) &&
      Date.parse(one.from) < Date.parse(own.until),
  );
  const rival = looks[other];
  return !own || !rival
    ? []
    : [
        finding({
          pointer: `${BLOCK}/${index}/from`,
          code: 'schedule-overlap',
          message: `the look overlaps with ${BLOCK.slice(1)}/${other}, which is shown from ${printable(rival.from)} until ${printable(rival.until)}`,
          remedy: `write times before or after these`,
        }),
      ];
};

const ROLES = Object.keys(FONT_ROLES) as FontRole[];

/** Returns the fonts of a scheduled look. Where it sets font families without a file, the brand's font file is not used. */
const fontsOf = ({ tokens = {} }: ScheduledLookFile, look: Look | null, usual: Fonts): Fonts => {
  const hasFamilies = (holder: unknown, role: FontRole): boolean =>
    Object.hasOwn(groupAt(holder, 'fontFamily'), FONT_ROLES[role]);
  return Object.fromEntries(
    ROLES.flatMap((role) => {
      if (hasFamilies(tokens, role)) return [];
      const face = look?.fonts?.[role] ?? (hasFamilies(look?.tokens, role) ? undefined : usual[role]);
      return face === undefined ? [] : [[role, face]];
    }),
  );
};

interface LoadedTokens {
  readonly tokens: ThemeTokens | null;
  readonly findings: readonly Finding[];
}

/** Merges the tokens of a scheduled look with those of the brand, and checks the result like a theme. */
const loadTokens = (entry: ScheduledLookFile, look: Look | null, draft: BrandDraft, place: string): LoadedTokens => {
  const { theme } = draft;
  if (theme === undefined) return { tokens: null, findings: [] };
  const { merged } = mergeLayers([
    ['brand', structuredClone({ ...theme.tokens })],
    ['look', structuredClone({ ...look?.tokens })],
    ['brand', structuredClone({ ...entry.tokens })],
  ]);
  const written = { default: theme.default, tokens: merged as unknown as ThemeTokens }; // checked by the next line
  const faults = checkTheme(written);
  const relocate = (one: Finding): Finding => ({
    ...one,
    pointer: one.pointer.replace(/^\/theme/, place),
    block: BLOCK.slice(1),
  });
  if (faults.length > 0) return { tokens: null, findings: faults.map(relocate) };
  const tokens = deriveTokens(written.tokens);
  const [named, complete] = [
    { ...draft, theme: { ...theme, ...written } },
    { ...draft, theme: { ...theme, tokens } },
  ];
  const found = [
    ...checkColorObjects(named),
    ...checkContrast(complete, named.theme),
    ...checkStyleTokens(complete, named),
  ].map(relocate);
  return { tokens, findings: found };
};

export interface CheckedSchedule {
  /** The loaded form of each entry; `null` for a faulty one. */
  readonly looks: readonly (ScheduledLook | null)[];
  readonly findings: readonly Finding[];
}

/**
 * Checks a brand's scheduled looks. The brand's theme must contain the tokens as written in the file, and `fonts` is
 * its usual fonts. A scheduled look changes only tokens and fonts, because a document on a static host keeps the layout
 * from the time of publishing.
 */
export const checkScheduledLooks = (draft: BrandDraft, looks: Looks, fonts: Fonts): CheckedSchedule => {
  const checked = draft.scheduledLooks.map((entry, index): CheckedSchedule => {
    if (entry === null) return { looks: [null], findings: [] };
    const place = `${BLOCK}/${index}`;
    const look = entry.look === undefined ? null : (looks.get(entry.look) ?? null);
    if (entry.look !== undefined && look === null)
      return { looks: [null], findings: [missingLook(entry.look, looks, `${place}/look`)] };
    const { tokens, findings: faults } = loadTokens(entry, look, draft, place);
    const findings = [
      ...(entry.look === undefined && entry.tokens === undefined
        ? [
            finding({
              pointer: place,
              code: 'schedule-empty',
              message: 'changes nothing',
              remedy: 'add "look" or "tokens", or remove it',
            }),
          ]
        : []),
      ...checkDates(entry, place, { what: 'look', remedy: 'write a time after that in "from"' }),
      ...checkOverlap(draft.scheduledLooks, index),
      ...faults,
    ];
    const isFaulty = tokens === null || findings.some(({ level }) => level === 'error');
    return {
      looks: [
        isFaulty
          ? null
          : {
              from: Date.parse(entry.from),
              until: Date.parse(entry.until),
              tokens,
              fonts: fontsOf(entry, look, fonts),
            },
      ],
      findings,
    };
  });
  return { looks: checked.flatMap((one) => one.looks), findings: checked.flatMap(({ findings }) => findings) };
};
