import { expect, test } from 'vitest';
import { offeredModules, offersRegistration, openModules, registerWays, type WhitelabelNode } from './whitelabel.ts';

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
])("a module with `enabled` '%s' is on: %s [toggles.tree]", (enabled, on) => {
  expect(openModules([node('FREEPLAY3', enabled)]).has('FREEPLAY3')).toBe(on);
});

test('a child module is on only if every module above it is on [toggles.missing]', () => {
  const open = openModules([node('A', '1', [node('B', '0', [node('C', '1')]), node('D', '1')])]);
  expect([...open]).toEqual(['A', 'D']);
});

test('a module that is missing from the tree is off [toggles.missing]', () => {
  expect(openModules([]).has('DIRECTREG3')).toBe(false);
});

test('a cyclic tree is read at most 64 levels deep', () => {
  const loop: WhitelabelNode & { childrenNodes: WhitelabelNode[] } = { modId: 'A', enabled: '1', childrenNodes: [] };
  loop.childrenNodes.push(loop);
  expect([...openModules([loop])]).toEqual(['A']);
});

const REGISTRATION = ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3'] as const;
const registration = (off: readonly string[]) =>
  REGISTRATION.map((module) => node(module, off.includes(module) ? '0' : '1'));

test.each([
  [[], undefined, ['username', 'mobile'], true],
  [['MOBILENUMREG3'], undefined, ['username'], true],
  [['USERNAMEREG3'], undefined, ['mobile'], true],
  [['USERNAMEREG3', 'MOBILENUMREG3'], undefined, [], false],
  [['DIRECTREG3'], undefined, ['username', 'mobile'], false],
  [[], ['mobile'], ['mobile'], true],
  [[], ['username'], ['username'], true],
  [['MOBILENUMREG3'], ['mobile'], [], false],
  [['USERNAMEREG3'], ['username'], [], false],
] as const)(
  'without the modules %j, a brand that offers %j has the ways to register %j, and offers registration: %s [toggles.DIRECTREG3] [toggles.USERNAMEREG3] [toggles.MOBILENUMREG3]',
  (off, ways, expected, offered) => {
    const open = offeredModules(registration(off), ways);
    expect([registerWays(open), offersRegistration(open)]).toEqual([expected, offered]);
  },
);
