import type { AssetFiles } from './assets.ts';
import { repairDraft, type BrandDraft } from './draft.ts';
import type { Finding } from './finding.ts';
import { checkPages } from './pages.ts';
import { checkPageTexts, type PageFiles, type PageTexts } from './page-texts.ts';

interface CheckedPages {
  readonly texts: PageTexts;
  readonly findings: readonly Finding[];
  /** The paths of the pages that the site will have, to which the brand can link. */
  readonly paths: readonly string[];
}

const pathsOf = ({ pages }: Pick<BrandDraft, 'pages'>): readonly string[] => pages.flatMap((page) => page?.path ?? []);

/** Checks a brand's own pages and their texts. A page without a readable text in the default language is left out, too. */
export const checkOwnPages = (
  draft: BrandDraft,
  { pages: files = new Map(), assets }: { readonly pages?: PageFiles; readonly assets: AssetFiles },
): CheckedPages => {
  const pages = checkPages(draft);
  const all = pathsOf(draft);
  const read = checkPageTexts(draft, files, assets, all);
  const paths = pathsOf(repairDraft(draft, [...pages, ...read.findings]));
  // Links to a page are faults only once it is known that the page is left out.
  const { texts, findings } = paths.length === all.length ? read : checkPageTexts(draft, files, assets, paths);
  return { texts, findings: [...pages, ...findings], paths };
};
