import type { HumanAction } from '#schemas/connector.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { Passwords } from '#sandbox/db/passwords.ts';
import type { Captchas } from '#sandbox/accounts/captcha/captchas.ts';
import { createCaptchas } from '#sandbox/accounts/captcha/captchas.ts';
import type { Codes } from '#sandbox/accounts/codes/codes.ts';
import { createCodes } from '#sandbox/accounts/codes/codes.ts';
import { createKeyedMutex } from '#sandbox/kernel/limits/keyed-mutex.ts';
import { createSweep } from '#sandbox/app/sweep.ts';
import type { Throttle } from '#sandbox/kernel/limits/throttle.ts';
import { createThrottle } from '#sandbox/kernel/limits/throttle.ts';
import { createOneTimeTokens, type OneTimeTokens } from '#sandbox/kernel/tokens/one-time-tokens.ts';
import type { Outbox } from '#sandbox/kernel/outbox/outbox.ts';
import { createOutbox } from '#sandbox/kernel/outbox/outbox.ts';
import type { PhoneProvider } from '#sandbox/accounts/phone-auth/phone-provider.ts';
import { createPhoneProvider } from '#sandbox/accounts/phone-auth/phone-provider.ts';
import type { RandomSource } from '#sandbox/kernel/tokens/random-source.ts';
import type { Scenarios } from '#sandbox/kernel/scenarios/scenarios.ts';
import { createScenarios } from '#sandbox/kernel/scenarios/scenarios.ts';
import { createSettleDue, type SettleDue } from '#sandbox/domains/settlement/settle-due.ts';
import { createPlaySessions, type PlaySessions } from '#sandbox/domains/launch/play-sessions.ts';
import { createTickets, type LaunchClaims } from '#sandbox/domains/launch/launch-tickets.ts';
import type { KeyRing } from '#sandbox/kernel/sealing/key-ring.ts';
import { createKeyRing } from '#sandbox/kernel/sealing/key-ring.ts';
import type { Unseal } from '#sandbox/kernel/sealing/unseal.ts';
import { createUnsealer } from '#sandbox/kernel/sealing/unseal.ts';
import type { LoginGuard } from '#sandbox/accounts/login/login-guard.ts';
import { createLoginGuard } from '#sandbox/accounts/login/login-guard.ts';
import type { Sessions } from '#sandbox/accounts/sessions/sessions.ts';
import { createSessions } from '#sandbox/accounts/sessions/sessions.ts';

export interface PlatformOptions {
  readonly db: Database;
  readonly now: () => number;
  readonly development: boolean;
  /** The header in which the proxy sends the client's address; null: every client is 127.0.0.1. */
  readonly addressHeader: string | null;
  /** Source of the demo games' outcomes. */
  readonly random: RandomSource;
  readonly passwords: Passwords;
  /** Whether merchants have sample members, whose passwords everybody knows. */
  readonly people: boolean;
  /** Called with errors that are not the client's fault. */
  readonly onError: (error: unknown, requestId: string | null) => void;
}

/** All services that the routes use. */
export interface Platform extends PlatformOptions {
  readonly captchas: Captchas;
  readonly codes: Codes;
  /** A simulated third party, in memory. */
  readonly humanTokens: OneTimeTokens<{ readonly merchant: string; readonly action: HumanAction }>;
  readonly runExclusive: ReturnType<typeof createKeyedMutex>;
  readonly keys: KeyRing;
  readonly loginGuard: LoginGuard;
  readonly outbox: Outbox;
  /** A simulated third party, in memory. */
  readonly phoneProvider: PhoneProvider;
  /** In memory: a restart ends all games. */
  readonly playSessions: PlaySessions;
  readonly scenarios: Scenarios;
  readonly sessions: Sessions;
  readonly settleDue: SettleDue;
  readonly sweep: () => Promise<void>;
  readonly throttle: Throttle;
  readonly tickets: OneTimeTokens<LaunchClaims>;
  readonly unseal: Unseal;
}

type Shared = PlatformOptions &
  Pick<
    Platform,
    'humanTokens' | 'runExclusive' | 'phoneProvider' | 'playSessions' | 'scenarios' | 'settleDue' | 'sweep' | 'tickets'
  >;

const createServices = (shared: Shared): Platform => {
  const { db, now, runExclusive } = shared;
  const outbox = createOutbox(db, now);
  const keys = createKeyRing(db, now, runExclusive);
  return {
    ...shared,
    captchas: createCaptchas(db, now, outbox),
    codes: createCodes(db, now, outbox, runExclusive),
    keys,
    loginGuard: createLoginGuard(db, now),
    outbox,
    sessions: createSessions(db, now),
    throttle: createThrottle(db, now),
    unseal: createUnsealer(keys, now),
  };
};

export const createPlatform = (options: PlatformOptions): Platform => {
  const runExclusive = createKeyedMutex();
  return createServices({
    ...options,
    humanTokens: createOneTimeTokens(options.now),
    runExclusive,
    phoneProvider: createPhoneProvider(options.now),
    playSessions: createPlaySessions(options.now),
    scenarios: createScenarios(),
    settleDue: createSettleDue({ ...options, runExclusive }),
    sweep: createSweep(options.db, options.now),
    tickets: createTickets(options.now),
  });
};

/** The same platform writing through the transaction `db`, committed or rolled back with it. */
export const withDatabase = (platform: Platform, db: Database): Platform => createServices({ ...platform, db });
