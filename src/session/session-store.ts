import type { ChangeReason } from '#machines/login/login.machine.ts';
import { Problem } from '#schemas/problem.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import { dropMemberDrafts } from '#src/forms/member-drafts.ts';
import {
  clearSession,
  MEMBER_DRAFTS,
  OPERATIONS,
  operationsOf,
  readCookie,
  readSession,
  sessionKeys,
  writeCookie,
  writeLocal,
  writeSession,
} from '#src/lib/browser-storage.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import type { Member } from './member.ts';

/**
 * `unknown`: either the member info has not loaded yet, or the member in `owing` has to change the password first, and the platform refuses every
 * other call.
 */
export type SessionState =
  | { readonly phase: 'unknown'; readonly member: null; readonly owing: Member | null }
  | { readonly phase: 'visitor'; readonly member: null; readonly owing: null }
  | { readonly phase: 'member'; readonly member: Member; readonly owing: null };

/** `unknown` if the platform refused a call without giving a reason. */
export type DueChange = ChangeReason | 'unknown';

/** Returns the account of the session, even if the member has to change the password first. */
export const accountOf = ({ member, owing }: SessionState): string | null => (member ?? owing)?.account ?? null;

export interface SessionParts {
  readonly mode: 'cookie' | 'bearer';
  readonly merchant: { readonly id: string; readonly code: string; readonly platform: string };
  readonly fetchMember: () => Promise<Member>;
  /** The state in prerendered markup: `unknown` for documents made for members. */
  readonly initial?: 'visitor' | 'unknown';
  /** Called when an active session has expired. */
  readonly onExpired: () => void;
}

export interface SessionStore extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Returns the state in prerendered markup. */
  readonly getInitial: () => SessionState;
  /** Returns the bearer token, or the marker `cookie` in cookie mode; `null` without a session. */
  readonly token: () => string | null;
  /** Returns a number that changes when a session starts, is resumed or ends. */
  readonly generation: () => number;
  /**
   * Restores the session that this browser still has, if any. If the platform cannot be reached, retries when the browser is online or the page
   * becomes visible.
   */
  readonly resume: () => Promise<void>;
  /**
   * Call after login: stores the token and loads the member info. Rejects with a `Problem` if that fails, or if the session ends in the meantime. If
   * another session has replaced it in the meantime, loads that session's member.
   */
  readonly start: (token: string) => Promise<Member>;
  /** Stores why the member has to change the password first (`null` if not needed) until the session ends; in cookie mode for all tabs. */
  readonly setChangeDue: (reason: DueChange | null) => void;
  readonly changeDue: () => DueChange | null;
  /** Call when the platform refused a call because the password has to be changed first. */
  readonly requireChange: () => void;
  /** Replaces the bearer token of the running session. */
  readonly renew: (token: string) => void;
  /** Call after logout: clears session storage except for the merchant's keys and data that other members in this tab may return to. */
  readonly end: () => void;
  /** Ends a session that could not start, in other tabs too. Because this is not a logout, the member's data is kept as for an expired session. */
  readonly lapse: () => void;
  /** Ends a session that the platform no longer accepts, in other tabs too. */
  readonly expire: () => void;
}

const CHANNEL = 'marquee-session';
const VISITOR: SessionState = { phase: 'visitor', member: null, owing: null };
const UNKNOWN: SessionState = { phase: 'unknown', member: null, owing: null };
const memberState = (member: Member): SessionState => ({ phase: 'member', member, owing: null });
const owingState = (owing: Member): SessionState => ({ phase: 'unknown', member: null, owing });
/** A cookie, because sessionStorage is not shared between tabs. */
const CHANGE_DUE = 'change-password';
const REASONS: readonly ChangeReason[] = ['firstLogin', 'defaultPassword', 'expired'];
const KEPT_KEYS = ['merchant', 'merchantCode', 'platform', 'validate'];

const storeMember = (member: Member): void => {
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
  initial = 'visitor',
  onExpired,
}: SessionParts): SessionStore => {
  const { get, set, subscribe } = createStore<SessionState>(VISITOR);
  let generation = 0;
  /** The generation whose member info is loading. */
  let loading: number | null = null;
  let isLeaving = false;
  const channel =
    typeof document === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  const token = (): string | null =>
    mode === 'cookie' ? (readCookie(SESSION_MARK) === null ? null : 'cookie') : readSession('token');
  /** Marks the document, because the style sheet shows some content to members only. */
  const markDocument = (isIn: boolean): void => {
    if (typeof document === 'undefined') return;
    if (isIn) document.documentElement.dataset.session = 'in';
    else delete document.documentElement.dataset.session;
  };
  const setChangeDue = (reason: DueChange | null): void => {
    writeSession('cpw', reason && 'true');
    if (mode === 'cookie') writeCookie(CHANGE_DUE, reason);
    else writeSession(CHANGE_DUE, reason);
  };
  // In cookie mode another tab may have changed the password, which does not update this tab's sessionStorage.
  const storedReason = (): string | null => {
    if (mode === 'cookie') return readCookie(CHANGE_DUE);
    return readSession('cpw') === 'true' ? (readSession(CHANGE_DUE) ?? 'unknown') : null;
  };
  const changeDue = (): DueChange | null => {
    const reason = storedReason();
    return reason === null ? null : (REASONS.find((known) => known === reason) ?? 'unknown');
  };
  const mark = (value: string | null): void => {
    writeSession('token', value);
    if (mode === 'cookie') writeCookie(SESSION_MARK, value === null ? null : '1');
    if (value === null) setChangeDue(null);
    markDocument(value !== null);
  };
  /**
   * Clears the session, but keeps data for the member's return: operations with an unknown outcome, which must not be sent again, and typed input.
   */
  const forget = (): void => {
    generation += 1;
    clearSession([...KEPT_KEYS, ...sessionKeys(OPERATIONS), ...sessionKeys(MEMBER_DRAFTS)]);
    mark(null);
    set(VISITOR);
  };
  const endEverywhere = (): void => {
    forget();
    channel?.postMessage('ended');
  };
  const noteLeaving = (): void => {
    isLeaving = true;
  };
  const load = async (): Promise<Member> => {
    const current = generation;
    loading = current;
    try {
      const member = await fetchMember();
      if (current !== generation) throw new Problem({ code: 'cancelled', status: 0, message: '' });
      storeMember(member);
      set(changeDue() !== null ? owingState(member) : memberState(member));
      return member;
    } finally {
      if (loading === current) loading = null;
    }
  };
  const resume = async (): Promise<void> => {
    generation += 1;
    const current = generation;
    if (token() === null) {
      mark(null);
      return set(VISITOR);
    }
    markDocument(true);
    set(UNKNOWN);
    try {
      await load();
    } catch (error) {
      if (current === generation && error instanceof Problem && error.status === 401) forget();
    }
  };

  writeSession('merchant', merchant.id);
  writeSession('merchantCode', merchant.code);
  writeLocal('merchantCode', merchant.code);
  writeSession('platform', merchant.platform);

  const resumeUnknown = (): void => {
    // Another tab has ended the session while this one was frozen and received no message.
    if (accountOf(get()) !== null && token() === null) forget();
    const { phase, owing } = get();
    const isWaiting = phase === 'unknown' && loading !== generation && (owing === null || changeDue() === null);
    if (isWaiting && token() !== null && document.visibilityState === 'visible') void resume();
  };
  if (typeof document !== 'undefined') {
    addEventListener('online', resumeUnknown);
    document.addEventListener('visibilitychange', resumeUnknown);
  }

  channel?.addEventListener('message', ({ data }) => {
    // A token means that another session has started in the meantime; its own message follows.
    if (data === 'ended' && mode === 'cookie' && token() === null) forget();
    if (data === 'started' && mode === 'cookie') void resume();
  });

  return {
    get,
    getInitial: () => (initial === 'visitor' ? VISITOR : UNKNOWN),
    subscribe,
    token,
    generation: () => generation,
    resume,
    start: async (value) => {
      generation += 1;
      const current = generation;
      mark(mode === 'cookie' ? 'cookie' : value);
      // If the marker was not stored, the browser has not stored the platform's own cookie either.
      if (token() === null) throw new Problem({ code: 'cookies_off', status: 0, message: '' });
      set(UNKNOWN);
      isLeaving = false;
      globalThis.addEventListener?.('beforeunload', noteLeaving);
      try {
        const member = await load();
        channel?.postMessage('started');
        return member;
      } catch (error) {
        if (current !== generation && token() !== null) return await load();
        if (error instanceof Problem && error.status === 401) forget();
        throw error;
      } finally {
        globalThis.removeEventListener?.('beforeunload', noteLeaving);
      }
    },
    setChangeDue,
    changeDue,
    requireChange: () => {
      setChangeDue('unknown');
      const { member } = get();
      if (member !== null) set(owingState(member));
    },
    renew: (value) => {
      if (token() !== null) writeSession('token', value);
    },
    end: () => {
      const id = readSession('customerId');
      if (id !== null) {
        dropMemberDrafts(id);
        for (const key of sessionKeys(operationsOf(id))) writeSession(key, null);
      }
      endEverywhere();
    },
    lapse: () => {
      // The browser cancels requests when leaving a page; the next page resumes the session.
      if (!isLeaving) endEverywhere();
    },
    expire: () => {
      if (token() === null && get().phase === 'visitor') return;
      const wasInUse = accountOf(get()) !== null;
      endEverywhere();
      if (wasInUse) onExpired();
    },
  };
};
