import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemberDraft, createSessionDraft, draftTime, forgetDrafts } from './session-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

test('a draft can be read by another page in the same tab', () => {
  createSessionDraft('a').write({ username: 'ana', news: true });
  expect(createSessionDraft('a').read()).toEqual({ username: 'ana', news: true });
  expect(createSessionDraft('b').read()).toEqual({});
  expect([draftTime('a'), draftTime('b')]).toEqual([Date.now(), 0]);
});

test('the draft of a member can be read only by that member, and is not deleted together with the drafts of visitors', () => {
  createMemberDraft('7', 'a').write({ content: 'a bonus is missing' });
  forgetDrafts();
  expect([
    createMemberDraft('7', 'a').read(),
    createMemberDraft('8', 'a').read(),
    createSessionDraft('a').read(),
  ]).toEqual([{ content: 'a bonus is missing' }, {}, {}]);
});

test('a draft expires after 30 minutes and is removed from the storage', () => {
  const draft = createSessionDraft('a');
  draft.write({ username: 'ana' });
  vi.setSystemTime(Date.now() + 29 * 60_000);
  expect(draft.read()).toEqual({ username: 'ana' });
  vi.setSystemTime(Date.now() + 60_000);
  expect(draft.read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '{"writtenAt":1}', '{"writtenAt":"x","values":{}}', '{"writtenAt":1,"values":{"a":{}}}'])(
  'a malformed draft is ignored: %s',
  (text) => {
    sessionStorage.setItem('draft:a', text);
    vi.setSystemTime(2);
    expect(createSessionDraft('a').read()).toEqual({});
  },
);

test('`forgetDrafts` deletes all drafts and nothing else from the session storage', () => {
  createSessionDraft('a').write({ username: 'ana' });
  createSessionDraft('b').write({ email: 'ana@example.com' });
  sessionStorage.setItem('merchant', '1');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['merchant']);
});
