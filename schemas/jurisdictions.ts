export const JURISDICTIONS = ['PH', 'VN', 'TH', 'JP', 'ID', 'CN', 'XX'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** The legal minimum age in years per jurisdiction; 18 where none is known. */
export const MINIMUM_AGES: Readonly<Record<Jurisdiction, number>> = {
  PH: 21,
  VN: 21,
  TH: 20,
  JP: 20,
  ID: 21,
  CN: 18,
  XX: 18,
};

/** Where the regulator wants players to find a helpline on the site. */
export const HELPLINE_DEMANDED: ReadonlySet<Jurisdiction> = new Set(['PH']);

/** The age in years that a player must confirm: the brand's own, raised where the law of its jurisdiction asks for more. */
export const minimumAge = ({
  agreement,
  jurisdiction,
}: {
  readonly agreement: { readonly minimumAge: number };
  readonly jurisdiction: Jurisdiction;
}): number => Math.max(agreement.minimumAge, MINIMUM_AGES[jurisdiction]);
