export const JURISDICTIONS = ['PH', 'VN', 'TH', 'JP', 'ID', 'MY', 'SG', 'KR', 'CN', 'XX'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** The legal minimum age in years by jurisdiction; 18 if no other age is known. */
export const MINIMUM_AGES: Readonly<Record<Jurisdiction, number>> = {
  PH: 21,
  VN: 21,
  TH: 20,
  JP: 20,
  ID: 21,
  MY: 21,
  SG: 21,
  KR: 19,
  CN: 18,
  XX: 18,
};

/** Jurisdictions whose regulator requires a helpline on the site. */
export const HELPLINE_DEMANDED: ReadonlySet<Jurisdiction> = new Set(['PH']);

/** Returns the age in years that a player must confirm: the brand's minimum age, or the legal age of its jurisdiction if that is higher. */
export const minimumAge = ({
  agreement,
  jurisdiction,
}: {
  readonly agreement: { readonly minimumAge: number };
  readonly jurisdiction: Jurisdiction;
}): number => Math.max(agreement.minimumAge, MINIMUM_AGES[jurisdiction]);
