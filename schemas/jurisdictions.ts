export const JURISDICTIONS = ['PH', 'VN', 'TH', 'JP', 'ID', 'CN', 'XX'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** The least age that a brand may ask for, by the law of the place; 18 where none is known. */
export const MINIMUM_AGES: Readonly<Record<Jurisdiction, number>> = {
  PH: 21,
  VN: 21,
  TH: 20,
  JP: 20,
  ID: 21,
  CN: 18,
  XX: 18,
};
