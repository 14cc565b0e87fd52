import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { caretAfterDigits, digitsBeforeCaret, intendedEdit, type TextAndCaret } from './phone-caret.ts';
import { loadPhoneFormat, type PhoneFormat } from './phone-format.ts';
import { plainMobile } from '#schemas/forms/mobile-number.ts';
import { splitMobile } from './split-mobile.ts';

const country = (code: string, diallingCode: string) => ({ code, name: code, diallingCode, flagUrl: '' });
const countries = [country('PH', '63'), country('US', '1'), country('JP', '81'), country('VN', '84')];
const formats = new Map(
  await Promise.all(countries.map(async ({ code }) => [code, await loadPhoneFormat(code)] as const)),
);

interface Step {
  /** Where the selection starts and ends, as fractions of the text's length. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'insert' | 'back' | 'forward';
  readonly text: string;
}

interface State {
  readonly code: string;
  readonly digits: string;
}

/** Simulates how a browser changes the text of an input. */
const edited = (
  text: string,
  from: number,
  to: number,
  { kind, text: typed }: Step,
): TextAndCaret & { readonly inputType: string } => {
  if (kind === 'insert')
    return {
      text: text.slice(0, from) + typed + text.slice(to),
      caret: from + typed.length,
      inputType: typed.length === 1 ? 'insertText' : 'insertFromPaste',
    };
  const start = from === to && kind === 'back' ? Math.max(0, from - 1) : from;
  const end = from === to && kind === 'forward' ? Math.min(text.length, to + 1) : to;
  return {
    text: text.slice(0, start) + text.slice(end),
    caret: start,
    inputType: kind === 'back' ? 'deleteContentBackward' : 'deleteContentForward',
  };
};

const settled = ({ code }: State, text: string): State => {
  const { country, national } = splitMobile(text, countries);
  return { code: country?.code ?? code, digits: national };
};
const formatOf = (code: string): PhoneFormat => formats.get(code) ?? ((digits) => digits);

const step = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('insert' as const, 'insert' as const, 'back' as const, 'forward' as const),
  text: fc.oneof(
    fc.constantFrom('0', '1', '2', '5', '9', '+', '-', ' ', '(', 'a', '😀'),
    fc.constantFrom('+63 917 123 4567', '0063 0917-1234567', '+1 (212) 555-1234', '917', '00', '  '),
  ),
});

test('typing, deleting and pasting in a formatted number gives the same digits as in the number without separators', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ step, isCollapsed: fc.boolean() }), { minLength: 1, maxLength: 14 }), (steps) => {
      let shown: State = { code: 'PH', digits: '' };
      let bare: State = { code: 'PH', digits: '' };
      for (const { step, isCollapsed } of steps) {
        const text = formatOf(shown.code)(shown.digits);
        const [one, other] = [
          Math.round(step.from * text.length),
          isCollapsed ? Math.round(step.from * text.length) : Math.round(step.to * text.length),
        ];
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        // The same positions in the text without separators. A selection of separators only is skipped: it is empty in that text, so deleting it
        // would delete a digit there, but none in the formatted text.
        const [bareFrom, bareTo] = [from, to].map((caret) => digitsBeforeCaret({ text, caret })) as [number, number];
        if (from !== to && bareFrom === bareTo && step.kind !== 'insert') continue;
        const { inputType, ...typed } = edited(text, from, to, step);
        shown = settled(shown, intendedEdit(text, typed, inputType).text);
        bare = settled(bare, edited(bare.digits, bareFrom, bareTo, step).text);
        expect(shown).toEqual(bare);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['backspace after a space deletes the digit before the space', '917 |123', 'back', '91|1 23'],
  ['backspace at the start deletes nothing', '|917 123', 'back', '|917 123'],
  ['backspace after the opening bracket deletes nothing', '(|212) 555', 'back', '|(212) 555'],
  ['delete before a space deletes the digit after the space', '917| 123', 'forward', '917| 23'],
  ['a digit typed in the middle leaves the caret after that digit', '917 1|23', '4', '917 14|2 3'],
  ['a digit typed at the end leaves the caret at the end', '917 123|', '4', '917 123 4|'],
] as const)('%s', (_case, before, action, after) => {
  const from = before.indexOf('|');
  const text = before.replace('|', '');
  const isUs = text.startsWith('(');
  const act = {
    from: 0,
    to: 0,
    kind: action === 'back' || action === 'forward' ? action : ('insert' as const),
    text: action,
  };
  const { inputType, ...typed } = edited(text, from, from, act);
  const meant = intendedEdit(text, typed, inputType);
  const shown = formatOf(isUs ? 'US' : 'PH')(plainMobile(meant.text));
  const caret = caretAfterDigits(shown, digitsBeforeCaret(meant));
  expect(`${shown.slice(0, caret)}|${shown.slice(caret)}`).toBe(after);
});
