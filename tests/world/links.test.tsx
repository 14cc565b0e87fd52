import { expect, test, vi } from 'vitest';
import { createThemeStore } from '#src/brand/theme-store.ts';
import { CONTINUES, SESSION_MARK, THEME } from '#src/document/document-marks.ts';
import { writeRemembered } from '#src/features/auth/login/remembered.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { memberOf } from '#src/session/member.ts';
import { createSessionStore } from '#src/session/session-store.ts';
import { createI18n } from '#src/texts/create-i18n.ts';
import { createLanguageStore } from '#src/texts/language-store.ts';

const MEMBER = {
  id: '7',
  account: 'player01',
  nickname: 'Ana',
  type: 0,
  toUpline: true,
  clubLabel: { labelName: 'Gold', rankLevel: 6 },
  memberLabel: 'vip',
};

/** Records every cookie that the page writes. */
const recordCookies = (): readonly string[] => {
  const written: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    set?.call(document, cookie);
  });
  return written;
};

test("after a link on another site, browsers send the cookies that determine the document, and none contains a member's name", async () => {
  const written = recordCookies();
  const session = createSessionStore({
    mode: 'cookie',
    merchant: { id: '1001', code: 'perya', platform: 'web' },
    fetchMember: async () => memberOf(MEMBER),
    onExpired: () => undefined,
  });
  await session.start('cookie');
  session.setChangeDue('expired');
  writeRemembered({ username: 'player01', by: 'token', phone: null });
  const load = async () => ({});
  const texts = createI18n({ language: 'EN', ready: { EN: {} }, load });
  await createLanguageStore(texts, load, 'EN', () => undefined).change('TH');
  createThemeStore('light').change('dark');
  rememberRow(CONTINUES, false);
  const policies = written.map((cookie) => [/^[^=]+/u.exec(cookie)?.[0], /SameSite=(\w+)/u.exec(cookie)?.[1]]);
  expect(Object.fromEntries(policies)).toEqual({
    lang: 'Lax',
    [THEME]: 'Lax',
    [SESSION_MARK]: 'Lax',
    [CONTINUES]: 'Lax',
    'change-password': 'Lax',
    userName: 'Strict',
    loginRemember: 'Strict',
    loginTypeSms: 'Strict',
  });
});
