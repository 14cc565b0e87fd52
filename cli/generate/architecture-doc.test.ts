import { expect, test } from 'vitest';
import { architectureDocText } from './architecture-doc.ts';

const pathOf = (name: string) => [{ title: 'A path', value: 'A value', stations: [[name, 'does something']] as const }];

test('a function on a path is shown with the file that defines it, wherever that file is', () => {
  expect(architectureDocText(pathOf('FormStore.setValue'))).toContain(
    '| `FormStore.setValue` | does something | `src/forms/form-store.ts` |',
  );
});

test.each([
  ['gone', 'docs/architecture.md: no file defines gone; correct cli/generate/value-paths.ts'],
  ['FormStore.gone', 'src/forms/form-store.ts has no gone'],
  ['parseJson', ' define parseJson'],
])('a path through %s is refused, because it is not defined exactly once', (name, message) => {
  expect(() => architectureDocText(pathOf(name))).toThrow(message);
});

test('in the diagram nothing points from schemas, the lowest layer, or to src/app, the highest', () => {
  const arrows = [...architectureDocText([]).matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  expect(arrows).toContain('machines schemas');
  expect(arrows.filter((arrow) => arrow.startsWith('schemas ') || arrow.endsWith(' src_app'))).toEqual([]);
});
