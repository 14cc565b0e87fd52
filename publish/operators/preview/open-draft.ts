import type { Finding } from '#schemas/checks/finding.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { createBrandRegistry } from '../../server/brand-registry.ts';
import { createSiteServer } from '../../server/site-server.ts';
import type { SiteBuild } from '../../site-build.ts';
import { draftBrand } from './draft-brand.ts';
import { callLocalPlatform } from './local-platform.ts';
import type { PreviewOptions, PreviewSite } from './open-release.ts';

export interface DraftSource {
  /** The folder of the brand. */
  readonly dir: string;
  /** The JSON file that is laid over its `brand.json`. */
  readonly overrides: string;
  /** The site's English texts, as in `readBrandFolder`. */
  readonly siteTexts: Texts;
}

export interface DraftPreview extends PreviewSite {
  /** Removes what the preview has written outside the folder of brands. */
  readonly end: () => void;
}

/**
 * Creates the site of a brand with overrides, with the server and the build that serve the brand itself. Returns the findings of the draft, and no site if
 * one of them is an error. The brand, its releases and the live site are not changed.
 */
export const openDraft = (
  source: DraftSource,
  build: SiteBuild,
  { localPort, port, log }: PreviewOptions & { readonly port: number },
): { readonly site: DraftPreview | null; readonly findings: readonly Finding[] } => {
  const draft = draftBrand(source.dir, source.overrides, source.siteTexts);
  if (draft.folder === null) return { site: null, findings: draft.findings };
  const { brandsDir, folder, findings, remove } = draft;
  // A server would use the default of an optional block, but a publish is refused.
  const isFaulty = findings.some(({ level }) => level === 'error');
  if (folder.brand === null || isFaulty) {
    remove();
    return { site: null, findings: isFaulty ? findings : folder.findings };
  }
  const host = `${folder.id}.localhost`;
  const server = createSiteServer({
    registry: createBrandRegistry({ brandsDir, port: localPort }),
    build,
    platform: (request) => callLocalPlatform(request, { port: localPort, host }),
    development: false,
    log,
  });
  return {
    findings,
    site: {
      subject: `draft of ${folder.id}`,
      brand: folder.id,
      end: remove,
      fetch: (request) => {
        request.headers.set('Host', `${host}:${port}`);
        return server.fetch(request);
      },
    },
  };
};
