import { forwardToGateway } from '../../server/platform-gateway.ts';
import type { ServerLog } from '../../server/server-log.ts';
import { setTenant } from '../../server/tenant.ts';
import { contentStore } from '../releases/content-store.ts';
import { TargetRefusedError } from '../releases/manifest.ts';
import { readDetails, releaseState } from '../releases/release-details.ts';
import { readReleases, releaseNamed } from '../releases/switch-release.ts';
import { callLocalPlatform } from './local-platform.ts';
import { releaseHandler } from './release-site.ts';

export interface PreviewOptions {
  /** The port of the local server, which answers the calls of brands without a gateway. */
  readonly localPort: number;
  readonly log: ServerLog;
}

/** A site to preview. */
export interface PreviewSite {
  /** What a signed address opens: the id of the release, or the draft. */
  readonly subject: string;
  readonly brand: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Reads a release into memory, so that it can be previewed even after a publish has removed it. Rejects with `UnknownRelease`, with `TargetRefusedError`
 * if the release has no record of its brand, or with `ContentLost`.
 */
export const openRelease = async (
  target: string,
  name: string,
  { localPort, log }: PreviewOptions,
): Promise<PreviewSite> => {
  const manifest = await readReleases(target);
  const release = releaseNamed(manifest, name);
  const store = contentStore(target);
  const details = await readDetails(store, release);
  const state = await releaseState(store, manifest.brand, details);
  if (state === null)
    throw new TargetRefusedError(
      `${release.id} cannot be previewed, because it has no record of the brand that this version of Marquee can read`,
    );
  const { brand } = state;
  const { origin, timeouts } = brand.platform;
  const files = new Map<string, Uint8Array>();
  for (const [path, hash] of Object.entries(details.files))
    if (!/\.(?:br|gz)$/.test(path)) files.set(path, await store.read(hash));
  return {
    subject: release.id,
    brand: brand.id,
    fetch: releaseHandler({
      brand,
      files,
      platform: async (request) =>
        setTenant(request, brand) ??
        (origin === null
          ? callLocalPlatform(request, { port: localPort, host: `${brand.id}.localhost` })
          : forwardToGateway(request, {
              brand: brand.id,
              origin,
              timeout: timeouts.call,
              onFailure: log.gatewayFailed,
            })),
    }),
  };
};
