import { Problem } from '#schemas/problem.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import {
  clearSession,
  readCookie,
  readSession,
  writeCookie,
  writeLocal,
  writeSession,
} from '#src/lib/browser-storage.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import type { Member } from './member.ts';

/** `unknown`: there is a session, and who it is has not been answered yet. */
export type SessionState =
  | { readonly phase: 'unknown'; readonly member: null }
  | { readonly phase: 'visitor'; readonly member: null }
  | { readonly phase: 'member'; readonly member: Member };

export interface SessionParts {
  readonly mode: 'cookie' | 'bearer';
  readonly merchant: { readonly id: string; readonly code: string; readonly platform: string };
  readonly fetchMember: () => Promise<Member>;
  /** What a prerendered page shows before anybody knows: a visitor unless its document is made for members. */
  readonly first?: 'visitor' | 'unknown';
  /** Told when a session that was in use is gone. */
  readonly onExpired: () => void;
}

export interface SessionStore extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** What the prerendered page shows. */
  readonly getFirst: () => SessionState;
  /** The bearer token, or its marker in cookie mode; `null` without a session. */
  readonly token: () => string | null;
  /** Takes up the session that this browser still has, if any. Where the platform cannot be reached it tries again once the browser is online or the page is looked at. */
  readonly resume: () => Promise<void>;
  /** After login: keeps the token and asks who it is. Rejects with a `Problem` when that fails. */
  readonly start: (token: string) => Promise<Member>;
  /** The bearer token under which the session goes on. */
  readonly renew: (token: string) => void;
  /** After logout: forgets everything but the merchant's keys. */
  readonly end: () => void;
  /** The platform no longer knows the session. */
  readonly expire: () => void;
}

const CHANNEL = 'marquee-session';
const VISITOR: SessionState = { phase: 'visitor', member: null };
const UNKNOWN: SessionState = { phase: 'unknown', member: null };
const KEPT = ['merchant', 'merchantCode', 'platform', 'validate'];

const keepMember = (member: Member): void => {
  writeSession('isAgent', String(member.isAgent));
  writeSession('account', member.account);
  writeSession('username', member.account);
  writeSession('nickname', member.nickname);
  writeSession('customerId', member.id);
  writeSession('toUpline', String(member.hasUpline));
  writeSession('memberLabel', member.memberLabel);
};

export const createSessionStore = ({
  mode,
  merchant,
  fetchMember,
  first = 'visitor',
  onExpired,
}: SessionParts): SessionStore => {
  const { get, set, subscribe } = createStore<SessionState>(VISITOR);
  let asking = false;
  const channel =
    typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  const token = (): string | null =>
    mode === 'cookie' ? (readCookie(SESSION_MARK) === null ? null : 'cookie') : readSession('token');
  /** For the style sheet, which shows some things to members alone. */
  const show = (isIn: boolean): void => {
    if (typeof document === 'undefined') return;
    if (isIn) document.documentElement.dataset.session = 'in';
    else delete document.documentElement.dataset.session;
  };
  const mark = (value: string | null): void => {
    writeSession('token', value);
    if (mode === 'cookie') writeCookie(SESSION_MARK, value === null ? null : '1');
    show(value !== null);
  };
  const forget = (): void => {
    clearSession(KEPT);
    mark(null);
    set(VISITOR);
  };
  const load = async (): Promise<Member> => {
    asking = true;
    try {
      const member = await fetchMember();
      keepMember(member);
      set({ phase: 'member', member });
      return member;
    } finally {
      asking = false;
    }
  };
  const resume = async (): Promise<void> => {
    if (token() === null) {
      mark(null);
      return set(VISITOR);
    }
    show(true);
    set(UNKNOWN);
    try {
      await load();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) forget();
    }
  };

  writeSession('merchant', merchant.id);
  writeSession('merchantCode', merchant.code);
  writeLocal('merchantCode', merchant.code);
  writeSession('platform', merchant.platform);

  const resumeUnknown = (): void => {
    if (get().phase === 'unknown' && !asking && token() !== null && document.visibilityState === 'visible')
      void resume();
  };
  if (typeof document !== 'undefined') {
    addEventListener('online', resumeUnknown);
    document.addEventListener('visibilitychange', resumeUnknown);
  }

  channel?.addEventListener('message', ({ data }) => {
    if (data === 'ended' && mode === 'cookie') forget();
    if (data === 'started' && mode === 'cookie') void resume();
  });

  return {
    get,
    getFirst: () => (first === 'visitor' ? VISITOR : UNKNOWN),
    subscribe,
    token,
    resume,
    start: async (value) => {
      mark(mode === 'cookie' ? 'cookie' : value);
      set(UNKNOWN);
      try {
        const member = await load();
        channel?.postMessage('started');
        return member;
      } catch (error) {
        if (error instanceof Problem && error.status === 401) forget();
        throw error;
      }
    },
    renew: (value) => {
      if (token() !== null) writeSession('token', value);
    },
    end: () => {
      forget();
      channel?.postMessage('ended');
    },
    expire: () => {
      if (token() === null && get().phase === 'visitor') return;
      const wasInUse = get().phase === 'member';
      forget();
      if (wasInUse) onExpired();
    },
  };
};
