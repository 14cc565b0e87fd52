import { beforeAll, expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

const RULE = 'marquee/text-beside-conditional';

const REFUSED = {
  'text after a condition': '<p>{busy && <b />} {label}</p>',
  'text before a choice of elements': '<p>Log in {busy ? <b /> : null}</p>',
  'a conditional text beside an element': "<p><b />{busy && 'wait'}<Part /></p>",
  'text beside a list': '<p>{names.map((name) => <b key={name} />)} {label}</p>',
  'text beside a component that may render nothing': '<p><Part /> {label}</p>',
  'text beside a portal': '<p>{createPortal(<b />, document.body)} {label}</p>',
  'text beside a variable that holds markup': '<p>{mark} {label}</p>',
  'text beside a lookup in a record of markup': '<p>{marks[label]} {label}</p>',
  'text beside a prop that is an element': '<p>{icon} {label}</p>',
  'a prop that may be any node, in an element that contains text': '<span>{busy && <b />}{note}</span>',
  'text among the elements of a list': "<p>{names.map((name) => (busy ? <b key={name} /> : 'none'))}</p>",
};
const ACCEPTED = {
  'text alone': '<p>{label}</p>',
  'text beside text': '<p>{label}: {busy ? label : other}</p>',
  'text in its own element beside a condition': '<p>{busy && <b />} <span>{label}</span></p>',
  'text beside an element that is always rendered': '<p><b /> {label}</p>',
  'a space beside a condition': "<p>{busy && <b />}{' '}<span>{label}</span></p>",
  'a prop that may be any node, in an element that contains blocks': '<div>{busy && <b />}{note}</div>',
  'conditions without text': '<p>{busy && <b />}{names.map((name) => <b key={name} />)}</p>',
};

const sampleOf = (markup: string): string => `
export function Sample({ busy, label, other, names, icon, note }: { icon?: ReactElement; note: ReactNode }) {
  const mark = busy ? <b /> : null;
  const marks = { warning: <b />, hint: null } satisfies Record<string, ReactElement | null>;
  return ${markup};
}
`;

let found = '';
beforeAll(() => {
  found = lintSamples(
    RULE,
    Object.entries({ ...REFUSED, ...ACCEPTED }).map(([name, markup]) => [`${name}.tsx`, sampleOf(markup)]),
  );
});

test.each(Object.keys(REFUSED))('the linter rejects %s, which would break when a page is translated', (name) => {
  expect(found).toContain(`${name}.tsx`);
});

test.each(Object.keys(ACCEPTED))('the linter accepts %s', (name) => {
  expect(found).toContain('text after a condition.tsx');
  expect(found).not.toContain(`${name}.tsx`);
});
