import { CONNECTOR_PAGES, type ConnectorPage, type ConnectorPageName } from '#schemas/connector.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import type { Languages } from '#publish/languages/languages.ts';
import { connectorOrigin } from './connector-origin.ts';

/** Returns the connector pages that a brand uses. */
export const connectorPagesOf = ({ brand }: CompiledBrand): readonly ConnectorPageName[] =>
  CONNECTOR_PAGES.filter((name) => connectorOrigin(brand) !== null && brand.connectors[name] !== null);

export interface SiteAddress {
  readonly https: boolean;
  /** The port with a leading colon; empty for the default port of the scheme. */
  readonly port: string;
}

/** Returns the origins at which a brand is served: its hosts and `<id>.localhost`. */
export const siteOrigins = ({ brand }: CompiledBrand, { https, port }: SiteAddress): readonly string[] => [
  ...new Set([...brand.hosts, `${brand.id}.localhost`].map((host) => `${https ? 'https' : 'http'}://${host}${port}`)),
];

export interface ConnectorPageOptions {
  readonly origins: readonly string[];
  readonly languages: Languages;
}

/** Returns the data of a connector page, or `null` if the brand has no such connector. */
export const connectorPage = (
  { brand }: CompiledBrand,
  page: ConnectorPageName,
  { origins, languages }: ConnectorPageOptions,
): ConnectorPage | null => {
  const { human, phone, origin } = brand.connectors;
  if (origin === null) return null;
  const codes = [...new Set([brand.languages.default, ...brand.languages.supported])];
  const entries = codes.map((code) => pageLanguage(languages.pack(code), 'connect'));
  const common = { origins, brand: brand.id, languages: Object.fromEntries(entries.map((each) => [each.tag, each])) };
  if (page === 'human') return human === null ? null : { ...common, page, human };
  return phone === null ? null : { ...common, page, phone };
};
