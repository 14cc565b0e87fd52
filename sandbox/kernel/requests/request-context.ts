import type { Language } from '#schemas/languages.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { Scenario } from '#sandbox/kernel/scenarios/scenario.ts';
import type { OpenSession, SessionMode } from '#sandbox/kernel/requests/open-session.ts';

/** What a handler receives about its request. */
export interface RequestContext {
  readonly kernel: Kernel;
  /** The merchant, determined by the `Merchant` header of the server in front or by a launch ticket, never by the client. */
  readonly merchant: MerchantRow;
  readonly scenario: Scenario;
  readonly language: Language;
  /** The client's IP address. */
  readonly address: string;
  /** The address in the form that rate limits count: IPv6 is reduced to the /64 prefix. */
  readonly ip: string;
  /** The requested host and port, as written by the server in front: lower case, without a trailing dot. */
  readonly host: string;
  readonly userAgent: string;
  /** How the token of a new session is returned. Determined by the `Session-Mode` header of the server in front, never by the client. */
  readonly sessionMode: SessionMode;
  /** The session of the request's token; `null` if the call needs no token and the request has no valid one. */
  readonly session: OpenSession | null;
  /** The token in the request, valid or not. */
  readonly requestToken: string | null;
  /** The cookies of the request, as `name=value` pairs. */
  readonly cookies: readonly string[];
  /** Response headers set by the handler, such as a cookie. */
  readonly headers: Headers;
  readonly at: Date;
}

/** The context of a call that needs a token. */
export type MemberContext = RequestContext & { readonly session: OpenSession };
