import { defaultBlocks, type Brand } from '#schemas/brand.ts';
import { publishRelease, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { publishedSite } from '#publish/published-site.ts';
import { testSite } from './test-brand.ts';
import { testBuild } from './test-server.ts';

interface Version extends Partial<Pick<ReleaseOptions, 'canary'>> {
  readonly version: string;
  /** When the version is published. */
  readonly at: number;
  readonly origin: string;
  readonly modules?: Brand['modules'];
}

/**
 * Publishes a version of the test brand into a folder. Its name (`House <version>`), CSP (`https://<version>.example`) and style sheet (`<version>`
 * in a comment) contain the version. Resolves to the release and to its `nginx.conf`, which serves it from the folder.
 */
export const publishVersion = async (
  target: string,
  { version, at, origin, modules = defaultBlocks.modules, canary }: Version,
): Promise<{ readonly release: string; readonly configuration: string }> => {
  const { platform } = defaultBlocks;
  const image = [`https://${version}.example`];
  const files = await publishedSite({
    site: testSite({
      name: `House ${version}`,
      hosts: [new URL(origin).hostname],
      modules,
      platform: { ...platform, allow: { ...platform.allow, image } },
    }),
    build: testBuild({
      files: new Map([
        ...testBuild().files,
        [
          '/assets/entry.css',
          {
            type: 'text/css',
            read: async (variant) => (variant === 'plain' ? new TextEncoder().encode(`/* ${version} */`) : null),
          },
        ],
      ]),
    }),
    origin,
  });
  const { id } = await publishRelease(target, {
    brand: 'trial',
    files,
    keep: 3,
    replaceBrand: false,
    now: new Date(at),
    canary,
  });
  const configuration = new TextDecoder().decode(files.get('nginx.conf')).replaceAll('/srv/trial', target);
  return { release: id, configuration };
};
