import type { HumanAction } from '#schemas/connector.ts';
import type { Database } from './db/database.ts';
import type { Passwords } from './db/passwords.ts';
import type { Captchas } from './captcha/captchas.ts';
import { createCaptchas } from './captcha/captchas.ts';
import type { Codes } from './codes/codes.ts';
import { createCodes } from './codes/codes.ts';
import { createTurns } from './limits/in-turn.ts';
import { createSweep } from './limits/sweep.ts';
import type { Throttle } from './limits/throttle.ts';
import { createThrottle } from './limits/throttle.ts';
import { createOnceTokens, type OnceTokens } from './once-tokens.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { PhoneProvider } from './phone-auth/phone-provider.ts';
import { createPhoneProvider } from './phone-auth/phone-provider.ts';
import type { Chance } from './play/chance.ts';
import type { Scenarios } from './scenarios/scenarios.ts';
import { createScenarios } from './scenarios/scenarios.ts';
import { createPlaySessions, type PlaySessions } from './launch/play-sessions.ts';
import { createTickets, type LaunchClaims } from './launch/tickets.ts';
import type { KeyRing } from './sealing/key-ring.ts';
import { createKeyRing } from './sealing/key-ring.ts';
import type { Unseal } from './sealing/unseal.ts';
import { createUnsealer } from './sealing/unseal.ts';
import type { LoginGuard } from './session/login-guard.ts';
import { createLoginGuard } from './session/login-guard.ts';
import type { Sessions } from './session/sessions.ts';
import { createSessions } from './session/sessions.ts';

export interface PlatformOptions {
  readonly db: Database;
  readonly now: () => number;
  readonly development: boolean;
  /** The header in which the server in front says who is calling; null: everybody is 127.0.0.1. */
  readonly addressHeader: string | null;
  /** What the demo games draw by. */
  readonly chance: Chance;
  readonly passwords: Passwords;
}

/** Everything that the routes work with. */
export interface Platform extends PlatformOptions {
  readonly captchas: Captchas;
  readonly codes: Codes;
  /** Another house: its state is in memory. */
  readonly humanTokens: OnceTokens<{ readonly merchant: string; readonly action: HumanAction }>;
  readonly inTurn: ReturnType<typeof createTurns>;
  readonly keys: KeyRing;
  readonly loginGuard: LoginGuard;
  readonly outbox: Outbox;
  /** Another house: its state is in memory. */
  readonly phoneProvider: PhoneProvider;
  /** In memory: a restart ends every game, as it would a real one. */
  readonly plays: PlaySessions;
  readonly scenarios: Scenarios;
  readonly sessions: Sessions;
  readonly sweep: () => Promise<void>;
  readonly throttle: Throttle;
  readonly tickets: OnceTokens<LaunchClaims>;
  readonly unseal: Unseal;
}

type Shared = PlatformOptions &
  Pick<Platform, 'humanTokens' | 'inTurn' | 'phoneProvider' | 'plays' | 'scenarios' | 'sweep' | 'tickets'>;

const servicesOf = (shared: Shared): Platform => {
  const { db, now, inTurn } = shared;
  const outbox = createOutbox(db, now);
  const keys = createKeyRing(db, now, inTurn);
  return {
    ...shared,
    captchas: createCaptchas(db, now, outbox),
    codes: createCodes(db, now, outbox, inTurn),
    keys,
    loginGuard: createLoginGuard(db, now),
    outbox,
    sessions: createSessions(db, now),
    throttle: createThrottle(db, now),
    unseal: createUnsealer(keys, now),
  };
};

export const createPlatform = (options: PlatformOptions): Platform =>
  servicesOf({
    ...options,
    humanTokens: createOnceTokens(options.now),
    inTurn: createTurns(),
    phoneProvider: createPhoneProvider(options.now),
    plays: createPlaySessions(options.now),
    scenarios: createScenarios(),
    sweep: createSweep(options.db, options.now),
    tickets: createTickets(options.now),
  });

/** The same platform with everything that it writes inside the transaction `db`: it stands or falls with that. */
export const platformWithin = (platform: Platform, db: Database): Platform => servicesOf({ ...platform, db });
