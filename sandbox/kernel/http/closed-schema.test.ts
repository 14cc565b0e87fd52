import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checkClosed, checkExact, checkText } from './check-value.ts';

const answer = Type.Object({
  list: Type.Array(Type.Object({ id: Type.Integer() })),
  extra: Type.Optional(Type.Union([Type.Object({ a: Type.String() }), Type.Null()])),
});

test('a response with a property that is not in its schema is invalid [calls.rule.envelope]', () => {
  expect(checkClosed(answer)({ list: [{ id: 1 }], extra: null })).toBeNull();
  expect(checkClosed(answer)({ list: [{ id: 1, password: 'x' }] })).not.toBeNull();
  expect(checkClosed(answer)({ list: [], extra: { a: '', b: 1 } })).not.toBeNull();
  expect(checkClosed(answer)({ list: [], more: 1 })).not.toBeNull();
});

test('an intersection accepts the properties of all its parts, but no others [calls.rule.envelope]', () => {
  const both = Type.Intersect([Type.Object({ a: Type.Integer() }), Type.Object({ b: Type.Integer() })]);
  expect(checkClosed(both)({ a: 1, b: 2 })).toBeNull();
  expect(checkClosed(both)({ a: 1, b: 2, c: 3 })).not.toBeNull();
});

test('texts are converted to numbers in query strings, but not in bodies [calls.rule.get-payload]', () => {
  const page = Type.Object({ pageNo: Type.Integer() });
  const fromQuery = { pageNo: '3' };
  expect(checkText(page)(fromQuery)).toBeNull();
  expect(fromQuery).toEqual({ pageNo: 3 });
  expect(checkExact(page)({ pageNo: '3' })).toEqual({ pageNo: 'must be integer' });
  expect(checkExact(page)({})).toEqual({ pageNo: 'input_empty' });
});
