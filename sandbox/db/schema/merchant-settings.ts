import type { ResourceType } from '#schemas/brand-names.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';

export interface Resource {
  readonly resourceType: ResourceType;
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly labelNameEn: string;
}

/** What the platform stores for a merchant. */
export interface MerchantSettings {
  readonly whitelabel: readonly WhitelabelNode[];
  readonly registerRules: RegisterRules;
  /** Initial password of members whom the operator creates, who must change it at login. Never leaves the platform. */
  readonly defaultPassword: string;
  /** Days until a password expires; null if never. */
  readonly passwordMaxAgeDays: number | null;
  readonly resources: readonly Resource[];
  /** Origins of images; empty for the site's own. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  readonly domains: readonly string[];
  /** The symbol before amounts, as the merchant's brand writes it. Default: the currency's own symbol. */
  readonly currencySymbol?: string;
  readonly gtagId: string | null;
  /** Addresses of the two help desks, not encrypted. */
  readonly customerService: { readonly vip: string | null; readonly live: string };
  /** ISO country code for visitors whose location is unknown. */
  readonly country: string;
  /** Dialling codes that receive SMS, without `+`. */
  readonly diallingCodes: readonly string[];
  /** Play money of a trial account, as a decimal amount. */
  readonly trialBalance: number;
  readonly lockAfterFailures: number;
  /** Whether a password login from an unknown address also needs a code. Default: no. */
  readonly verifyUnknownAddress?: boolean;
  /** Login by name, registration and codes require human verification. Default: no. */
  readonly humanRequired?: boolean;
  /** Recovery reports unknown user names and addresses. Default: no; all requests get the same response. */
  readonly recoveryTells?: boolean;
}
