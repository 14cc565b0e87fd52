import type { PhoneKind } from '#schemas/connector-providers.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import type { SiteBrand } from '#src/document/document-data.ts';

/** Where the page of the phone-authentication provider stands, and what it is told when it starts. */
export interface PhonePage {
  readonly address: string;
  readonly kinds: readonly PhoneKind[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
}

/** The provider's ways in that a brand has. */
export const phoneKinds = ({ connectors: { origin, phone } }: Pick<SiteBrand, 'connectors'>): readonly PhoneKind[] =>
  origin === null || phone === null ? [] : phone.kinds;

/** `null` for a brand without the provider. */
export const phonePage = (
  brand: Pick<SiteBrand, 'id' | 'connectors'>,
  language: Language,
  theme: PhonePage['theme'],
): PhonePage | null => {
  const kinds = phoneKinds(brand);
  const { origin } = brand.connectors;
  return origin === null || kinds.length === 0
    ? null
    : { address: `${origin}/${brand.id}/phone`, kinds, language: htmlLang(language), theme };
};
