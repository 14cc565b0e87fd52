import type { PhoneKind } from '#schemas/connector-providers.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import type { ClientBrand } from '#src/document/document-data.ts';

/** The page of the phone-authentication provider and its settings. */
export interface PhonePage {
  readonly address: string;
  readonly kinds: readonly PhoneKind[];
  /** The language of the page, as a BCP 47 tag. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
}

/** Returns the kinds of provider login that a brand offers. */
export const phoneKinds = ({ connectors: { origin, phone } }: Pick<ClientBrand, 'connectors'>): readonly PhoneKind[] =>
  origin === null || phone === null ? [] : phone.kinds;

/** Returns the provider's page for a brand and its current language and theme, or `null` if the brand has no provider. */
export const phonePage = (
  brand: Pick<ClientBrand, 'id' | 'connectors'>,
  language: Language,
  theme: PhonePage['theme'],
): PhonePage | null => {
  const kinds = phoneKinds(brand);
  const { origin } = brand.connectors;
  return origin === null || kinds.length === 0
    ? null
    : { address: `${origin}/${brand.id}/phone`, kinds, language: htmlLang(language), theme };
};
