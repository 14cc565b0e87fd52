import type { Finding } from '#schemas/checks/finding.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import type { SiteBuild } from '../../site-build.ts';
import { draftBrand } from './draft-brand.ts';
import { folderSite } from './folder-site.ts';
import type { PreviewOptions, RemovableSite } from './preview-site.ts';

export interface DraftSource {
  /** The folder of the brand. */
  readonly dir: string;
  /** The JSON file that is merged over the brand's `brand.json`. */
  readonly overrides: string;
  /** The site's English texts, as in `readBrandFolder`. */
  readonly siteTexts: Texts;
}

/**
 * Creates the site of a brand with overrides, with the server and the build that serve the brand itself. Returns the
 * findings of the draft, and no site if one of them is an error. The brand, its releases and the live site are not
 * changed.
 */
export const openDraft = (
  source: DraftSource,
  build: SiteBuild,
  options: PreviewOptions & { readonly port: number },
): { readonly site: RemovableSite | null; readonly findings: readonly Finding[] } => {
  const draft = draftBrand(source.dir, source.overrides, source.siteTexts);
  if (draft.folder === null) return { site: null, findings: draft.findings };
  const { brandsDir, folder, findings, remove } = draft;
  // A server would fall back to the default of an optional block, but a publish would fail.
  const isFaulty = findings.some(({ level }) => level === 'error');
  if (folder.brand === null || isFaulty) {
    remove();
    return { site: null, findings: isFaulty ? findings : folder.findings };
  }
  return {
    findings,
    site: {
      subject: `draft of ${folder.id}`,
      brand: folder.id,
      end: remove,
      fetch: folderSite({ brandsDir, id: folder.id, environment: null }, build, options),
    },
  };
};
