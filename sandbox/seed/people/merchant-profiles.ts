import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';
import type { Module, WhitelabelNode } from '#schemas/whitelabel.ts';
import type { MerchantSettings } from '#sandbox/db/schema/merchant-settings.ts';
import { REGISTER_RULES } from './register-rule-sets.ts';

export interface MerchantProfile {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** The country that determines the members' names and phone numbers. */
  readonly people: 'PH' | 'VN' | 'TH' | 'JP' | 'ID' | 'MY' | 'KR' | 'SG';
  /** The value of one unit of play in the merchant's currency. */
  readonly unit: number;
  readonly settings: MerchantSettings;
}

const node = (modId: string, enabled: boolean, childrenNodes: readonly WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled: enabled ? '1' : '0',
  childrenNodes,
});

const tree = (off: readonly Module[]): readonly WhitelabelNode[] => {
  const leaf = (modId: Module, children: readonly WhitelabelNode[] = []) => node(modId, !off.includes(modId), children);
  return [
    node('REGISTER', true, [
      leaf('USERNAMEREG3'),
      leaf('MOBILENUMREG3', [leaf('MOBILENUMPASSREG3')]),
      leaf('REGMOBVERF3'),
      leaf('DIRECTREG3'),
    ]),
    node('LOGIN', true, [leaf('MOBILEVERCODELOGIN3'), leaf('FREEPLAY3')]),
    node('SECURITY', true, [leaf('PWDEXPFORCECHANGE3'), leaf('CHNGPASSVERIF3')]),
  ];
};

const settings = (
  domain: string,
  own: Pick<MerchantSettings, 'registerRules' | 'country' | 'diallingCodes' | 'trialBalance'> & {
    off: readonly Module[];
  },
): MerchantSettings => {
  const { off, ...rest } = own;
  return {
    ...rest,
    whitelabel: tree(off),
    defaultPassword: 'Welcome1',
    passwordMaxAgeDays: 180,
    resources: [
      { resourceType: 'TELEGRAM', url: `https://${domain}/telegram`, qrCodeUrl: null, labelNameEn: 'Telegram' },
      { resourceType: 'FACEBOOK', url: `https://${domain}/facebook`, qrCodeUrl: null, labelNameEn: 'Facebook' },
      {
        resourceType: 'ANDROID',
        url: `https://${domain}/app/android`,
        qrCodeUrl: `https://${domain}/app/android`,
        labelNameEn: 'Android app',
      },
      {
        resourceType: 'IOS',
        url: `https://${domain}/app/ios`,
        qrCodeUrl: `https://${domain}/app/ios`,
        labelNameEn: 'iPhone app',
      },
      {
        resourceType: 'IOS_PROFILE',
        url: `https://${domain}/app/profile`,
        qrCodeUrl: null,
        labelNameEn: 'iPhone profile',
      },
      {
        resourceType: 'LITE',
        url: `https://${domain}/app/lite`,
        qrCodeUrl: `https://${domain}/app/lite`,
        labelNameEn: 'Lite app',
      },
    ],
    imageCDNs: [],
    launchGameCDNs: [],
    domains: [`https://${domain}`, `https://www.${domain}`, `https://m.${domain}`],
    gtagId: null,
    customerService: { vip: `https://vip.${domain}/help`, live: `https://chat.${domain}/help` },
    lockAfterFailures: 5,
  };
};

/** The merchants of the seed. */
export const MERCHANTS: readonly MerchantProfile[] = [
  {
    code: 'perya',
    name: 'Perya',
    currency: 'PHP',
    people: 'PH',
    unit: unitOf('perya'),
    settings: settings('perya.example', {
      off: [],
      registerRules: REGISTER_RULES.perya,
      country: 'PH',
      diallingCodes: ['63'],
      trialBalance: 2000,
    }),
  },
  {
    code: 'lotus',
    name: 'Lotus',
    currency: 'VND',
    people: 'VN',
    unit: unitOf('lotus'),
    settings: settings('lotus.example', {
      off: ['REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'MOBILENUMPASSREG3', 'MOBILENUMREG3'],
      registerRules: REGISTER_RULES.lotus,
      country: 'VN',
      diallingCodes: ['84', '86'],
      trialBalance: 1_000_000,
    }),
  },
  {
    code: 'siam',
    name: 'Siam',
    currency: 'THB',
    people: 'TH',
    unit: unitOf('siam'),
    settings: settings('siam.example', {
      off: ['FREEPLAY3', 'REGMOBVERF3'],
      registerRules: REGISTER_RULES.siam,
      country: 'TH',
      diallingCodes: ['66', '86'],
      trialBalance: 1000,
    }),
  },
  {
    code: 'kumo',
    name: 'Kumo',
    currency: 'JPY',
    people: 'JP',
    unit: unitOf('kumo'),
    settings: settings('kumo.example', {
      off: ['USERNAMEREG3', 'FREEPLAY3'],
      registerRules: REGISTER_RULES.kumo,
      country: 'JP',
      diallingCodes: ['81', '62'],
      trialBalance: 5000,
    }),
  },
];

/** Merchants of sample brands that are left out of the seed to keep the first start short; each is seeded when a brand first uses it. */
const LATER_MERCHANTS: readonly MerchantProfile[] = [
  {
    code: 'laga',
    name: 'Laga',
    currency: 'IDR',
    people: 'ID',
    unit: unitOf('laga'),
    settings: settings('laga.example', {
      off: ['REGMOBVERF3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
      registerRules: REGISTER_RULES.plain,
      country: 'ID',
      diallingCodes: ['62'],
      trialBalance: 600_000,
    }),
  },
  {
    code: 'nombor',
    name: 'Nombor',
    currency: 'MYR',
    people: 'MY',
    unit: unitOf('nombor'),
    settings: settings('nombor.example', {
      off: ['REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'FREEPLAY3'],
      registerRules: REGISTER_RULES.plain,
      country: 'MY',
      diallingCodes: ['60', '65'],
      trialBalance: 200,
    }),
  },
  {
    code: 'dalbit',
    name: 'Dalbit',
    currency: 'KRW',
    people: 'KR',
    unit: unitOf('dalbit'),
    settings: settings('dalbit.example', {
      off: ['REGMOBVERF3', 'FREEPLAY3', 'CHNGPASSVERIF3'],
      registerRules: REGISTER_RULES.plain,
      country: 'KR',
      diallingCodes: ['82'],
      trialBalance: 50_000,
    }),
  },
  {
    code: 'pandan',
    name: 'Pandan',
    currency: 'SGD',
    people: 'SG',
    unit: unitOf('pandan'),
    settings: settings('pandan.example', {
      off: ['REGMOBVERF3', 'MOBILENUMPASSREG3'],
      registerRules: REGISTER_RULES.plain,
      country: 'SG',
      diallingCodes: ['65', '60'],
      trialBalance: 100,
    }),
  },
];

/** Converts a merchant's code to a host name label, which allows fewer characters. */
const labelOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The profile of a merchant about which nothing else is known. */
const defaultProfile = (code: string): MerchantProfile => ({
  code,
  name: code,
  currency: 'PHP',
  people: 'PH',
  unit: unitOf(code),
  settings: settings(`${labelOf(code)}.example`, {
    off: ['REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'],
    registerRules: REGISTER_RULES.plain,
    country: 'PH',
    diallingCodes: ['63', '84', '66', '81', '62', '86', '60', '65', '855', '856'],
    trialBalance: 2000,
  }),
});

/** Returns the profile of a merchant that is not part of the seed. */
export const profileOf = (code: string): MerchantProfile =>
  LATER_MERCHANTS.find((profile) => profile.code === code) ?? defaultProfile(code);
