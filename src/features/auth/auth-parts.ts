import { logout } from '#schemas/calls/account.ts';
import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import type { ModalStore } from '#src/modals/modal-store.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { PhonePage } from './phone/phone-page.ts';

/** What the machines of this feature need of the site. */
export interface AuthParts {
  readonly fetchCall: FetchCall;
  readonly mutateCall: MutateCall;
  readonly session: Pick<SessionStore, 'start' | 'end' | 'lapse' | 'setChangeDue' | 'get' | 'token'>;
  readonly modals: Pick<ModalStore, 'get' | 'open' | 'close'>;
  /** Whether the platform forces a change of an expired password. */
  readonly forcesChange: () => boolean;
  /** Runs the human verification of the brand's provider; `null` at once without one. Fails with `human_closed`, `human_failed` or `human_unreachable`. */
  readonly proveHuman: (action: HumanAction) => Promise<HumanFields | null>;
  /** The page of the phone-authentication provider, as it would start now; `null` where the brand has none. */
  readonly phone: () => PhonePage | null;
}

/** What a code is for; each purpose has its own countdown. */
export type CodePurpose = 'login' | 'recovery' | 'registerUsername' | 'registerMobile';

/** Ends a trial account's session before the next one takes its place. With cookies the platform has done so already: the browser sent the old one along. */
const leaveTrial = async ({ session, mutateCall }: Pick<AuthParts, 'session' | 'mutateCall'>): Promise<void> => {
  if (session.get().member?.kind !== 'trial' || session.token() === 'cookie') return;
  await mutateCall(logout, {}).catch(() => null);
};

/** Starts a session that the platform has just opened. If its member cannot be read it is ended, so that nobody stays half logged in. */
export const enterSession = async (
  { session, mutateCall }: Pick<AuthParts, 'session' | 'mutateCall'>,
  token: string,
): Promise<void> => {
  await leaveTrial({ session, mutateCall });
  try {
    await session.start(token);
  } catch (error) {
    session.lapse();
    throw error;
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
