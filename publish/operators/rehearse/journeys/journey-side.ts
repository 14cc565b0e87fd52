import type { Brand } from '#schemas/brand.ts';

/** A release as a browser sees it, and the conditions under which its journeys are played. */
export interface JourneySide {
  readonly name: 'live' | 'new';
  /** The origin that serves the release. Platform calls go to a sandbox, whose outbox is on `sandbox.localhost` at the same port. */
  readonly origin: string;
  readonly brand: Brand;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly window: { readonly width: number; readonly height: number };
  /** A member for the login and the withdrawal; if `null`, both are left out. */
  readonly account: { readonly name: string; readonly password: string } | null;
  /** Whether the member withdraws money. */
  readonly withdraws: boolean;
}

/** A step of a journey that a player could not take. */
export interface JourneyFault {
  readonly journey: string;
  readonly step: string;
  /** The path of the page on which the step failed. */
  readonly page: string;
  readonly role: 'visitor' | 'member';
  readonly language: string;
  /** What happened, as a sentence for an operator. */
  readonly what: string;
  readonly screenshot: Buffer | null;
}
