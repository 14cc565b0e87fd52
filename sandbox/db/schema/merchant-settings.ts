import type { ResourceType } from '#schemas/brand-names.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';

export interface Resource {
  readonly resourceType: ResourceType;
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly labelNameEn: string;
}

/** What the platform knows of a merchant and sends in its answers, or decides by. */
export interface MerchantSettings {
  readonly whitelabel: readonly WhitelabelNode[];
  readonly registerRules: RegisterRules;
  /** New members of the operator start with it; a login with it must change it. Never leaves the platform. */
  readonly defaultPassword: string;
  /** Days until a password expires; null: never by age. */
  readonly passwordMaxAgeDays: number | null;
  readonly resources: readonly Resource[];
  /** Origins; empty: the site's own. */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  readonly domains: readonly string[];
  readonly gtagId: string | null;
  /** Addresses of the two help desks, in clear. */
  readonly customerService: { readonly vip: string | null; readonly live: string };
  /** ISO country code of a visitor whose place is not known. */
  readonly country: string;
  /** Dialling codes that may get an SMS, without `+`. */
  readonly diallingCodes: readonly string[];
  /** Play money of a trial account, decimal. */
  readonly trialBalance: number;
  readonly lockAfterFailures: number;
  /** A password from an address that the member never came from needs a code besides. Absent: no. */
  readonly verifyUnknownAddress?: boolean;
  /** Login by name, registration and codes want a human verification. Absent: no. */
  readonly humanRequired?: boolean;
  /** Recovery says which user names and addresses it knows. Absent: it answers the same to all. */
  readonly recoveryTells?: boolean;
}
