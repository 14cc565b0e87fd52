import { logout } from '#schemas/calls/account.ts';
import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import { Problem } from '#schemas/problem.ts';
import { insecurePage } from '#src/lib/insecure-page.ts';
import type { ModalStore } from '#src/modals/modal-store.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { PhonePage } from './phone/phone-page.ts';

/** The services of the site that the machines of this feature use. */
export interface AuthParts {
  readonly fetchCall: FetchCall;
  readonly mutateCall: MutateCall;
  readonly session: Pick<SessionStore, 'start' | 'end' | 'lapse' | 'setChangeDue' | 'get' | 'token'>;
  readonly modals: Pick<ModalStore, 'get' | 'open' | 'close'>;
  /** Whether the platform forces members to change an expired password. */
  readonly forcesChange: () => boolean;
  /**
   * Runs the human verification of the brand's provider; resolves to `null` if the brand has none. Rejects with a problem whose code is `human_closed`,
   * `human_failed` or `human_unreachable`.
   */
  readonly proveHuman: (action: HumanAction) => Promise<HumanFields | null>;
  /** The page of the phone-authentication provider with the current settings; `null` if the brand has none. */
  readonly phone: () => PhonePage | null;
}

/** The purpose of a code; each purpose has its own countdown. */
export type CodePurpose = 'login' | 'recovery' | 'registerUsername' | 'registerMobile';

/**
 * Ends the session of a trial account before another session replaces it. With cookie sessions there is nothing to do, because the browser sent the old
 * cookie with the login, and the platform has ended the old session.
 */
const leaveTrial = async ({ session, mutateCall }: Pick<AuthParts, 'session' | 'mutateCall'>): Promise<void> => {
  if (session.get().member?.kind !== 'trial' || session.token() === 'cookie') return;
  await mutateCall(logout, {}).catch(() => null);
};

/** Starts a session that the platform has just opened. If the member cannot be loaded, ends it again, so that the visitor is not half logged in. */
export const enterSession = async (
  { session, mutateCall }: Pick<AuthParts, 'session' | 'mutateCall'>,
  token: string,
): Promise<void> => {
  await leaveTrial({ session, mutateCall });
  try {
    await session.start(token);
  } catch (error) {
    session.lapse();
    // Over plain HTTP the browser discards the session cookie, so the platform does not recognise the member.
    const isUnknown = error instanceof Problem && (error.code === 'cookies_off' || error.status === 401);
    throw (isUnknown && insecurePage()) || error;
  }
};

/** Adds the fields of the human verification, if any, to a request. */
export const withHumanVerification = async <T extends object>(
  { proveHuman }: Pick<AuthParts, 'proveHuman'>,
  action: HumanAction,
  submitted: T,
): Promise<T & { readonly human?: HumanFields }> => {
  const human = await proveHuman(action);
  return human === null ? submitted : { ...submitted, human };
};
