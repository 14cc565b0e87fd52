import type { PhoneKind } from '#schemas/connector-providers.ts';
import type { ConnectorPage } from '#schemas/connector.ts';
import type { Translate } from './page-texts.ts';

export type PhonePage = Extract<ConnectorPage, { readonly page: 'phone' }>;

/** What a service needs to show its screen. `requestFrame` asks the site to show this page's hidden frame at `height` CSS pixels. */
export interface PhoneStage {
  readonly place: HTMLElement;
  readonly t: Translate;
  readonly requestFrame: (height: number) => void;
}

/** A phone-authentication provider. Resolves to an id token, or rejects with an error that has the provider's `code`. */
export interface PhoneService {
  readonly signIn: (kind: Exclude<PhoneKind, 'sms'>, stage: PhoneStage) => Promise<string>;
  readonly send: (phoneNumber: string, stage: PhoneStage) => Promise<void>;
  readonly confirm: (code: string) => Promise<string>;
}
