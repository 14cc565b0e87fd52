import { createBrandRegistry } from '../../server/brand-registry.ts';
import { createSiteServer } from '../../server/site-server.ts';
import type { SiteBuild } from '../../site-build.ts';
import { callLocalPlatform } from './local-platform.ts';
import type { PreviewOptions, PreviewSite } from './preview-site.ts';

/** A brand in a temporary folder of brands. */
export interface BrandInFolder {
  readonly brandsDir: string;
  readonly id: string;
  readonly environment: string | null;
}

/** Serves a brand in a folder, whatever host is requested, with the same server and build as other brands. `port` is that of the preview. */
export const folderSite = (
  { brandsDir, id, environment }: BrandInFolder,
  build: SiteBuild,
  { localPort, port, log }: PreviewOptions & { readonly port: number },
): PreviewSite['fetch'] => {
  const host = `${id}.localhost`;
  const server = createSiteServer({
    registry: createBrandRegistry({ brandsDir, port: localPort, environment }),
    build,
    platform: (request) => callLocalPlatform(request, { port: localPort, authority: `${host}:${localPort}` }),
    development: false,
    log,
  });
  return (request) => {
    request.headers.set('Host', `${host}:${port}`);
    return server.fetch(request);
  };
};
