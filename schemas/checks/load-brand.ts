import type { Brand } from '../brand.ts';
import { checkAddresses } from './addresses.ts';
import { checkAssets, type AssetFiles } from './assets.ts';
import { checkBanners } from './banner-links.ts';
import { checkConnectors } from './connectors.ts';
import { finished, repaired, type Draft } from './draft.ts';
import { finding, type Finding } from './finding.ts';
import { checkIdentity } from './identity.ts';
import { parseJson, type SourceFile } from './parse-json.ts';
import { checkStructure } from './structure.ts';
import { checkTexts, type Texts, type TextsByLanguage } from './texts.ts';
import { checkContrast } from './theme-contrast.ts';

/** A brand's folder, however it is stored. */
export interface BrandSource {
  /** The name of the folder. */
  readonly id: string;
  /** Null when there is no brand.json. */
  readonly brandJson: SourceFile | null;
  /** By the name before `.json`: `EN`. */
  readonly texts: ReadonlyMap<string, SourceFile>;
  /** By path from the folder: `assets/logo.svg`. */
  readonly assets: AssetFiles;
  /** The site's own words in English, to hold keys and placeholders against; null where they are not at hand. */
  readonly siteTexts: Texts | null;
}

export interface LoadedBrand {
  /** Null while a required block is faulty, or the address of the platform is: then nothing may be served. */
  readonly brand: Brand | null;
  readonly texts: TextsByLanguage;
  readonly findings: readonly Finding[];
}

/** A wrong gateway must not end in the sandbox: play money would pass for real. */
const withoutGateway = ({ level, pointer }: Finding): boolean =>
  level === 'error' && (pointer === '/platform' || pointer === '/platform/origin');

/** Structure, then meaning; what is faulty and optional stands at its default. Never throws, whatever the files hold. */
export const loadBrand = (source: BrandSource): LoadedBrand => {
  if (source.brandJson === null)
    return {
      brand: null,
      texts: {},
      findings: [
        finding({
          pointer: '',
          code: 'file-missing',
          message: 'is missing',
          remedy: 'add it; a sample brand shows its shape',
        }),
      ],
    };
  const { value: root, findings: parsed } = parseJson('brand.json', source.brandJson);
  if (root === null) return { brand: null, texts: {}, findings: parsed };
  const structure = checkStructure(root);
  const draft: Draft = repaired(root, structure);
  const texts = checkTexts(draft, source.texts, source.siteTexts);
  const meaning = [
    ...checkIdentity(draft, source.id),
    ...checkContrast(draft),
    ...checkAssets(draft, source.assets),
    ...checkAddresses(draft),
    ...checkConnectors(draft),
    ...checkBanners(draft),
  ];
  const findings = [...parsed, ...structure, ...meaning, ...texts.findings];
  const brand = findings.some(withoutGateway) ? null : finished(repaired(draft, meaning));
  return { brand, texts: texts.texts, findings };
};
