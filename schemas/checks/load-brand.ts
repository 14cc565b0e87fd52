import type { Brand } from '../brand.ts';
import { applyLook, groupAt, resolveLayout, restoreTokens, tokenLayers } from '../layout/apply-look.ts';
import type { LayeredValue } from '../layout/layers.ts';
import type { Looks } from '../layout/look.ts';
import { checkAddresses } from './addresses.ts';
import { checkAssets, namedAssets, type AssetFiles } from './assets.ts';
import { checkBanners } from './banner-links.ts';
import { checkColorObjects } from './color-objects.ts';
import { checkConnectors } from './connectors.ts';
import { completeBrand, repairDraft, type BrandDraft } from './draft.ts';
import { deriveTokens } from './derive-tokens.ts';
import { finding, type Finding } from './finding.ts';
import { checkFonts, removeFaultyFonts, type FontSource } from './fonts.ts';
import { checkHelplines } from './helplines.ts';
import { checkHosting } from './hosting.ts';
import { checkIdentity } from './identity.ts';
import { checkLayout } from './layout.ts';
import { checkNavigation } from './navigation.ts';
import { checkLeftoverTexts } from './leftover-texts.ts';
import { checkPages } from './pages.ts';
import { checkPageTexts, type PageFiles, type PageTexts } from './page-texts.ts';
import { parseJson, type SourceFile } from './parse-json.ts';
import { checkStructure } from './structure.ts';
import { checkStyleTokens } from './style-tokens.ts';
import { checkTexts, type Texts, type TextsByLanguage } from './texts.ts';
import { checkContrast, restoreContrast } from './theme-contrast.ts';
import { upgradeBrand } from './upgrade-brand.ts';

/** The content of a brand's folder, which may be on disk or in memory. */
export interface BrandSource {
  /** The name of the folder. */
  readonly id: string;
  /** `null` if there is no brand.json. */
  readonly brandJson: SourceFile | null;
  /** Text files by name without `.json`, such as `EN`. */
  readonly texts: ReadonlyMap<string, SourceFile>;
  readonly pages?: PageFiles;
  /** Assets by their path in the folder, such as `assets/logo.svg`. */
  readonly assets: AssetFiles;
  /** The site's own English texts, for checking keys and placeholders; null if unavailable. */
  readonly siteTexts: Texts | null;
  /** The looks that a brand can build on. */
  readonly looks: Looks;
  /** Access to font files; without it, fonts are used unchecked. */
  readonly fonts?: FontSource;
}

export interface LoadedBrand {
  /** `null` if a required block or the gateway is faulty; the brand must then not be served. */
  readonly brand: Brand | null;
  readonly texts: TextsByLanguage;
  readonly pageTexts: PageTexts;
  readonly findings: readonly Finding[];
  /** Paths of the assets that brand.json names, even if `brand` is `null`. */
  readonly named: readonly string[];
  /** Each value of layout and theme that has layers, with the layer that it comes from, by JSON pointer; empty if brand.json cannot be read. */
  readonly layers: ReadonlyMap<string, LayeredValue>;
}

/**
 * Whether a finding means that the gateway is faulty. Such a brand must not fall back to the sandbox, because players would take play money for real
 * money.
 */
const breaksGateway = ({ level, pointer }: Finding): boolean =>
  level === 'error' && (pointer === '/platform' || pointer === '/platform/origin');

/**
 * Checks the structure of a brand, then its values, and replaces faulty optional parts with their defaults. Never throws, whatever the files contain.
 */
export const loadBrand = (source: BrandSource): LoadedBrand => {
  if (source.brandJson === null)
    return {
      brand: null,
      texts: {},
      pageTexts: {},
      named: [],
      layers: new Map(),
      findings: [
        finding({
          pointer: '',
          code: 'file-missing',
          message: 'is missing',
          remedy: 'add it; copy that of a sample brand',
        }),
      ],
    };
  const { value: file, findings: parsed } = parseJson('brand.json', source.brandJson);
  if (file === null) return { brand: null, texts: {}, pageTexts: {}, named: [], layers: new Map(), findings: parsed };
  const { root, findings: version } = upgradeBrand(file);
  if (root === null)
    return { brand: null, texts: {}, pageTexts: {}, named: [], layers: new Map(), findings: [...parsed, ...version] };
  const ownTokens = groupAt(groupAt(root, 'theme'), 'tokens');
  const { base, findings: look } = applyLook(root, source.looks);
  const structure = checkStructure(root);
  const named = repairDraft(root, removeFaultyFonts(root, restoreTokens(root, base, structure)));
  const contrast = named.theme ? restoreContrast(named.theme.tokens, ownTokens, base) : [];
  const draft: BrandDraft = named.theme
    ? { ...named, theme: { ...named.theme, tokens: deriveTokens(named.theme.tokens) } }
    : named;
  const texts = checkTexts(draft, source.texts, source.siteTexts);
  const fonts = checkFonts(draft, texts.texts, { ownTokens, base, source: source.fonts ?? null });
  const home = resolveLayout(draft.layout, base).layout.home;
  const pageTexts = checkPageTexts(draft, source.pages ?? new Map(), source.assets);
  const meaning = [
    ...checkIdentity(draft, source.id),
    ...checkColorObjects(named),
    ...checkContrast(draft, named.theme),
    ...checkStyleTokens(draft, named),
    ...checkAssets(draft, source.assets),
    ...checkAddresses(draft),
    ...checkConnectors(draft),
    ...checkBanners(draft),
    ...checkLayout(draft),
    ...checkPages(draft),
    ...pageTexts.findings,
    ...checkHelplines(draft),
    ...checkHosting(draft),
    // A brand without `navigation` gets the default order; that needs no finding.
    ...checkNavigation(draft, Object.hasOwn(root, 'navigation')),
    ...Object.entries(texts.texts).flatMap(([language, own]) => checkLeftoverTexts(language, own, draft, home)),
  ];
  const findings = [
    ...parsed,
    ...version,
    ...look,
    ...structure,
    ...contrast,
    ...fonts.findings,
    ...meaning,
    ...texts.findings,
  ];
  const { theme, ...repaired } = repairDraft(draft, meaning);
  const withFonts = theme === undefined ? repaired : { ...repaired, theme: { ...theme, fonts: fonts.fonts } };
  const brand = findings.some(breaksGateway) ? null : completeBrand(withFonts, base);
  const layers = new Map([
    ...[...resolveLayout(repaired.layout, base).values].map(
      ([pointer, value]) => [`/layout${pointer}`, value] as const,
    ),
    ...tokenLayers(draft.theme, named.theme?.tokens, ownTokens, base),
    ...fonts.layers,
  ]);
  return { brand, texts: texts.texts, pageTexts: pageTexts.texts, findings, named: namedAssets(draft), layers };
};
