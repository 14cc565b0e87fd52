import { expect, test } from 'vitest';
import { openModules, type WhitelabelNode } from './whitelabel.ts';

const node = (modId: string, enabled: string, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

test.each([
  ['1', true],
  ['0', false],
  ['', false],
  ['true', false],
  ['11', false],
])("a module whose enabled is '%s' is on: %s [toggles.tree]", (enabled, on) => {
  expect(openModules([node('FREEPLAY3', enabled)]).has('FREEPLAY3')).toBe(on);
});

test('a child is on only when every module above it is on [toggles.missing]', () => {
  const open = openModules([node('A', '1', [node('B', '0', [node('C', '1')]), node('D', '1')])]);
  expect([...open]).toEqual(['A', 'D']);
});

test('a module that the tree does not name is off [toggles.missing]', () => {
  expect(openModules([]).has('DIRECTREG3')).toBe(false);
});

test('an endless tree is read at most 64 levels deep', () => {
  const loop: WhitelabelNode & { childrenNodes: WhitelabelNode[] } = { modId: 'A', enabled: '1', childrenNodes: [] };
  loop.childrenNodes.push(loop);
  expect([...openModules([loop])]).toEqual(['A']);
});
