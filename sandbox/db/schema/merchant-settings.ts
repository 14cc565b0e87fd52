import type { ResourceType } from '#schemas/brand-names.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';

export interface Resource {
  readonly resourceType: ResourceType;
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly labelNameEn: string;
}

/** The settings of a merchant on the platform. */
export interface MerchantSettings {
  readonly whitelabel: readonly WhitelabelNode[];
  readonly registerRules: RegisterRules;
  /** The initial password of members created by the operator, to be changed at the first login. It is never sent to a client. */
  readonly defaultPassword: string;
  /** The number of days after which a password expires; null if it never expires. */
  readonly passwordMaxAgeDays: number | null;
  readonly resources: readonly Resource[];
  /** The origins that serve images; empty if images come from the site's own origin. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  readonly domains: readonly string[];
  /** The symbol before amounts, as in the brand file of the merchant. The default is the usual symbol of the currency. */
  readonly currencySymbol?: string;
  readonly gtagId: string | null;
  /** The URLs of the two help desks, unencrypted. */
  readonly customerService: { readonly vip: string | null; readonly live: string };
  /** The ISO country code assumed for visitors whose location is unknown. */
  readonly country: string;
  /** The dialling codes of countries that text messages are sent to, without `+`. */
  readonly diallingCodes: readonly string[];
  /** The play money of a trial account, as a decimal amount. */
  readonly trialBalance: number;
  readonly lockAfterFailures: number;
  /** Whether a login with a password from an unknown IP address also requires a code; false by default. */
  readonly verifyUnknownAddress?: boolean;
  /** Whether logging in by user name, registering and requesting a code require a human verification; false by default. */
  readonly humanRequired?: boolean;
  /** Whether password recovery reports unknown user names and e-mail addresses. By default it does not, and all requests get the same response. */
  readonly recoveryTells?: boolean;
}
