import { environmentFile } from '#schemas/inheritance/environment.ts';
import { compileBrand } from '../../compile-brand.ts';
import { publishedSite, type PublishedSite } from '../../published-site.ts';
import type { SiteBuild } from '../../site-build.ts';
import type { ReleaseKind } from '../releases/manifest.ts';
import { inheritedSource, sourceOf } from './brand-source.ts';
import type { PreparedBrand } from './prepare-brand.ts';

/** How to make releases of one kind. */
export interface ReleaseFormat {
  readonly kind: ReleaseKind;
  /** The id of the build to which the files belong; empty if they belong to none. */
  readonly build: string;
  readonly files: (brand: PreparedBrand) => Promise<PublishedSite>;
}

/** Queues the calls of an action, so that each starts only after the previous one has ended. */
const inTurn = <Item, Result>(action: (item: Item) => Promise<Result>): ((item: Item) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (item) => {
    const turn = last.then(() => action(item));
    last = turn.catch(() => undefined);
    return turn;
  };
};

/**
 * Releases for any web server: documents, pictures, configuration and the files of a build. Brands are rendered one at a time, so that the documents of
 * one are compressed in other threads while those of the next are rendered.
 */
export const siteFormat = (build: SiteBuild): ReleaseFormat => ({
  kind: 'files',
  build: build.id,
  files: inTurn(({ folder, origin }: PreparedBrand) => publishedSite({ site: compileBrand(folder), build, origin })),
});

const PART_OF_BRAND = /^(?:brand\.json|texts\/[^/]+\.json|pages\/[^/]+\/[^/]+\.md|assets\/.+)$/;

/**
 * Releases for the Node server, which renders documents on demand. Such a release is a folder of brands with the brand, its environment if it has one,
 * and the brands that it extends. Files in their folders that are not part of a brand are left out.
 */
export const serverFormat: ReleaseFormat = {
  kind: 'server',
  build: '',
  files: async ({ folder }) => {
    const { id, dir, environment } = folder;
    const overlay = environment === null ? null : environmentFile(environment);
    const own = [...(await sourceOf(dir))].filter(([path]) => PART_OF_BRAND.test(path) || path === overlay);
    const inherited = [...(await inheritedSource(folder))].filter(([path]) =>
      PART_OF_BRAND.test(path.slice(path.indexOf('/') + 1)),
    );
    return new Map([...own.map(([path, content]) => [`${id}/${path}`, content] as const), ...inherited]);
  },
};
