import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwardToGateway } from '../../server/platform-gateway.ts';
import { setTenant } from '../../server/tenant.ts';
import type { SiteBuild } from '../../site-build.ts';
import { splitBrandName } from '../environments/brand-name.ts';
import { contentStore, type ContentStore } from '../releases/content-store.ts';
import { TargetRefusedError, type Release } from '../releases/manifest.ts';
import { readDetails, releaseState, type ReleaseDetails } from '../releases/release-details.ts';
import { writeFolder } from '../releases/release-folder.ts';
import { readReleases, releaseNamed } from '../releases/switch-release.ts';
import { folderSite } from './folder-site.ts';
import { callLocalPlatform } from './local-platform.ts';
import type { PreviewOptions, RemovableSite } from './preview-site.ts';
import { servedFiles } from './read-release.ts';
import { releaseHandler } from './release-site.ts';

export interface ReleasePreviewOptions extends PreviewOptions {
  /** The port of the preview. */
  readonly port: number;
  /** Loads the build that renders a release's documents for the Node server. */
  readonly build: () => Promise<SiteBuild>;
}

interface FoundRelease {
  /** The brand as in the manifest. */
  readonly brand: string;
  readonly release: Release;
  readonly store: ContentStore;
  readonly details: ReleaseDetails;
}

/** Writes a release for the Node server to a temporary folder, and serves it from there. */
const openServerRelease = async (
  { brand, release, store, details }: FoundRelease,
  { build, ...options }: ReleasePreviewOptions,
): Promise<RemovableSite> => {
  const { id, environment } = splitBrandName(brand);
  const brandsDir = mkdtempSync(join(tmpdir(), 'marquee-preview-'));
  const end = (): void => rmSync(brandsDir, { recursive: true, force: true });
  try {
    await writeFolder(brandsDir, { store, details, others: [], earlier: null, quality: 'quick' });
    return {
      subject: release.id,
      brand: id,
      end,
      fetch: folderSite({ brandsDir, id, environment }, await build(), options),
    };
  } catch (error) {
    end();
    throw error;
  }
};

/**
 * Reads a release, so that it can be previewed even after a later publish has removed it. Rejects with
 * `UnknownRelease`, with `TargetRefusedError` if the release has no record of its brand, or with `ContentLost`.
 */
export const openRelease = async (
  target: string,
  name: string,
  options: ReleasePreviewOptions,
): Promise<RemovableSite> => {
  const { localPort, log } = options;
  const manifest = await readReleases(target);
  const release = releaseNamed(manifest, name);
  const store = contentStore(target);
  const details = await readDetails(store, release);
  const state = await releaseState(store, manifest.brand, details);
  if (state === null)
    throw new TargetRefusedError(
      `${release.id} cannot be previewed, because it has no record of the brand that this version of Marquee can read`,
    );
  if (manifest.kind === 'server') return openServerRelease({ brand: manifest.brand, release, store, details }, options);
  const { brand } = state;
  const { origin, timeouts } = brand.platform;
  const files = await servedFiles(store, details);
  return {
    subject: release.id,
    brand: brand.id,
    end: () => {},
    fetch: releaseHandler({
      brand,
      files,
      platform: async (request) =>
        setTenant(request, brand) ??
        (origin === null
          ? callLocalPlatform(request, { port: localPort, authority: `${brand.id}.localhost:${localPort}` })
          : forwardToGateway(request, {
              brand: brand.id,
              origin,
              timeout: timeouts.call,
              onFailure: log.gatewayFailed,
            })),
    }),
  };
};
