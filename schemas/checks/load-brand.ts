import type { Brand } from '../brand.ts';
import { readEnvironment } from '../inheritance/environment.ts';
import { inheritedFinding, mergeBrand, namedLayers, placeFinding } from '../inheritance/merge-brand.ts';
import { NO_PARENTS, type Parents } from '../inheritance/parents.ts';
import { applyLook, groupAt, resolveLayout, restoreTokens, tokenLayers } from '../layout/apply-look.ts';
import type { Layer, LayeredValue } from '../layout/layers.ts';
import type { Looks } from '../layout/look.ts';
import { checkAddresses } from './addresses.ts';
import { checkAssets, namedAssets, type AssetFiles } from './assets.ts';
import { checkBanners } from './banner-links.ts';
import { checkColorObjects } from './color-objects.ts';
import { checkConnectors } from './connectors.ts';
import { checkJackpot } from './dates.ts';
import { completeBrand, repairDraft, type BrandDraft } from './draft.ts';
import { deriveTokens } from './derive-tokens.ts';
import { finding, printableJson, type Finding } from './finding.ts';
import { checkFonts, removeFaultyFonts, type FontSource } from './fonts.ts';
import { checkHelplines } from './helplines.ts';
import { checkHosting } from './hosting.ts';
import { checkIdentity } from './identity.ts';
import { checkLayout } from './layout.ts';
import { checkNavigation } from './navigation.ts';
import { checkLeftoverTexts } from './leftover-texts.ts';
import { checkOwnPages } from './own-pages.ts';
import type { PageFiles, PageTexts } from './page-texts.ts';
import { parseJson, type SourceFile } from './parse-json.ts';
import { checkScheduledLooks } from './scheduled-looks.ts';
import { checkStructure } from './structure.ts';
import { checkStyleTokens } from './style-tokens.ts';
import { checkTexts, type TextFiles, type Texts, type TextsByLanguage } from './texts.ts';
import { checkContrast, restoreContrast } from './theme-contrast.ts';
import { upgradeBrand } from './upgrade-brand.ts';

/** The content of a brand's folder, which may be on disk or in memory. */
export interface BrandSource {
  /** The name of the folder. */
  readonly id: string;
  /** `null` if there is no brand.json. */
  readonly brandJson: SourceFile | null;
  readonly texts: TextFiles;
  readonly pages?: PageFiles;
  /** Assets by their path in the folder, such as `assets/logo.svg`. */
  readonly assets: AssetFiles;
  /** The site's own English texts, for checking keys and placeholders; null if unavailable. */
  readonly siteTexts: Texts | null;
  /** The looks that a brand can build on. */
  readonly looks: Looks;
  /** Access to font files; without it, fonts are used unchecked. */
  readonly fonts?: FontSource;
  /** The brands that it extends; without them, `extends` causes a finding. */
  readonly parents?: Parents;
  /** The files that it inherits from the folders of these brands. */
  readonly inherited?: InheritedFiles;
  /** The environment for which the brand is read; none by default. */
  readonly environment?: { readonly name: string; readonly file: SourceFile } | null;
}

export interface InheritedFiles {
  /** The text files of each parent, most distant first. */
  readonly texts: readonly TextFiles[];
  /** The parent from which each file of `assets` and `pages` is inherited, keyed by path. */
  readonly owners: ReadonlyMap<string, string>;
}

export interface LoadedBrand {
  /** `null` if a required block or the gateway is faulty; the brand must then not be served. */
  readonly brand: Brand | null;
  readonly texts: TextsByLanguage;
  readonly pageTexts: PageTexts;
  readonly findings: readonly Finding[];
  /** Paths of the assets that brand.json names, even if `brand` is `null`. */
  readonly named: readonly string[];
  /**
   * The layer of each value, keyed by JSON pointer: for every value of layout and theme, and for any other value that
   * does not come from brand.json. Empty if brand.json cannot be read.
   */
  readonly layers: ReadonlyMap<string, LayeredValue>;
}

/**
 * Whether a finding means that the gateway is faulty. Such a brand must not fall back to the sandbox, because players
 * would mistake play money for real money.
 */
const breaksGateway = ({ level, pointer }: Finding): boolean =>
  level === 'error' && (pointer === '/platform' || pointer === '/platform/origin');

/** Returns the result for a brand that cannot be used at all. */
const unusable = (findings: readonly Finding[]): LoadedBrand => ({
  brand: null,
  texts: {},
  pageTexts: {},
  named: [],
  layers: new Map(),
  findings,
});

const parentFindings = (root: Readonly<Record<string, unknown>>, { brands, findings }: Parents): readonly Finding[] =>
  root['extends'] === undefined || brands.length > 0 || findings.length > 0
    ? findings
    : [
        finding({
          pointer: '/extends',
          code: 'extends-missing',
          message: `the brand ${printableJson(root['extends'])} is not here`,
          remedy: 'put both folders into the same folder of brands',
        }),
      ];

/** Returns the findings about a brand's files. Warnings about inherited files are left out, because they belong to the parent. */
const placeFindings = (
  found: readonly Finding[],
  { owners }: Pick<InheritedFiles, 'owners'>,
  layerAt: (pointer: string) => Layer,
): readonly Finding[] =>
  found.flatMap((one) => {
    const owner = owners.get(one.file);
    if (owner === undefined) return [placeFinding(one, layerAt(one.pointer))];
    return one.level === 'warning' ? [] : [inheritedFinding(one, owner)];
  });

const NO_FILES: InheritedFiles = { texts: [], owners: new Map() };

/**
 * Checks the structure of a brand, then its values, and replaces faulty optional parts with their defaults. Never throws, whatever the files contain.
 */
export const loadBrand = (source: BrandSource): LoadedBrand => {
  if (source.brandJson === null)
    return unusable([
      finding({
        pointer: '',
        code: 'file-missing',
        message: 'is missing',
        remedy: 'add it; you can copy one from a sample brand',
      }),
    ]);
  const { value: file, findings: parsed } = parseJson('brand.json', source.brandJson);
  if (file === null) return unusable(parsed);
  const { root: own, findings: version } = upgradeBrand(file);
  if (own === null) return unusable([...parsed, ...version]);
  const { parents = NO_PARENTS, inherited = NO_FILES, environment = null } = source;
  const extending = parentFindings(own, parents);
  if (extending.length > 0) return unusable([...parsed, ...version, ...extending]);
  const { values, findings: overlay } =
    environment === null ? { values: {}, findings: [] } : readEnvironment(environment.name, environment.file);
  if (values === null) return unusable([...parsed, ...version, ...overlay]);
  const {
    root,
    layerAt,
    values: merged,
  } = mergeBrand(own, parents.brands, environment === null ? null : { name: environment.name, values });
  const ownTokens = groupAt(groupAt(root, 'theme'), 'tokens');
  const { base, findings: look } = applyLook(root, source.looks);
  const structure = checkStructure(root);
  const named = repairDraft(root, removeFaultyFonts(root, restoreTokens(root, base, structure)));
  const contrast = named.theme ? restoreContrast(named.theme.tokens, ownTokens, base) : [];
  const draft: BrandDraft = named.theme
    ? { ...named, theme: { ...named.theme, tokens: deriveTokens(named.theme.tokens) } }
    : named;
  const texts = checkTexts(draft, source.texts, source.siteTexts, inherited.texts);
  const fonts = checkFonts(draft, texts.texts, { ownTokens, base, source: source.fonts ?? null });
  const home = resolveLayout(draft.layout, base).layout.home;
  const scheduled = checkScheduledLooks(named, source.looks, fonts.fonts);
  const pages = checkOwnPages(draft, source);
  const meaning = [
    ...checkIdentity(draft, source.id),
    ...checkColorObjects(named),
    ...checkContrast(draft, named.theme),
    ...checkStyleTokens(draft, named),
    ...scheduled.findings,
    ...checkAssets(draft, source.assets),
    ...checkAddresses(draft),
    ...checkConnectors(draft),
    ...checkBanners(draft, pages.paths),
    ...checkJackpot(draft),
    ...checkLayout(draft, pages.paths),
    ...pages.findings,
    ...checkHelplines(draft),
    ...checkHosting(draft),
    // A brand without `navigation` gets the default order, which needs no finding.
    ...checkNavigation(draft, Object.hasOwn(root, 'navigation')),
    ...Object.entries(texts.own).flatMap(([language, table]) => checkLeftoverTexts(language, table, draft, home)),
  ];
  const findings = [
    ...parsed,
    ...version,
    ...overlay,
    ...look,
    ...structure,
    ...contrast,
    ...fonts.findings,
    ...meaning,
    ...texts.findings,
  ];
  const { theme, ...repaired } = repairDraft(draft, meaning);
  const withFonts = theme === undefined ? repaired : { ...repaired, theme: { ...theme, fonts: fonts.fonts } };
  const brand = findings.some(breaksGateway) ? null : completeBrand(withFonts, base, scheduled.looks);
  const layers = new Map([
    ...[...resolveLayout(repaired.layout, base).values].map(
      ([pointer, value]) => [`/layout${pointer}`, value] as const,
    ),
    ...tokenLayers(draft.theme, named.theme?.tokens, ownTokens, base),
    ...fonts.layers,
  ]);
  return {
    brand,
    texts: texts.texts,
    pageTexts: pages.texts,
    findings: placeFindings(findings, inherited, layerAt),
    named: namedAssets(draft),
    layers: namedLayers(layers, { values: merged, layerAt }),
  };
};
