import type { Language } from '#schemas/languages.ts';
import type { MerchantRow } from './seed/merchant-of.ts';
import type { Platform } from './platform.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { OpenSession, SessionMode } from './session/sessions.ts';

/** One request as a handler sees it. */
export interface Visit {
  readonly platform: Platform;
  readonly merchant: MerchantRow;
  readonly scenario: Scenario;
  readonly language: Language;
  /** Who is calling. */
  readonly address: string;
  /** The same as limits count it: of an IPv6 address its network. */
  readonly ip: string;
  /** The host that was asked, with its port. */
  readonly host: string;
  readonly userAgent: string;
  /** How a new session shall be handed over. */
  readonly sessionMode: SessionMode;
  /** Null where the call needs none and none came along. */
  readonly session: OpenSession | null;
  /** A token that came along, valid or not. */
  readonly broughtToken: string | null;
  /** `name=value` pairs that came along. */
  readonly cookies: readonly string[];
  /** Headers of the answer, such as a cookie. */
  readonly headers: Headers;
  readonly at: Date;
}
