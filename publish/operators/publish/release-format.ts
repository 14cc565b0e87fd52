import { environmentFile } from '#schemas/inheritance/environment.ts';
import { compileBrand } from '../../compile-brand.ts';
import { publishedSite, type PublishedSite } from '../../published-site.ts';
import type { SiteBuild } from '../../site-build.ts';
import type { ReleaseKind } from '../releases/manifest.ts';
import { inheritedSource, sourceOf } from './brand-source.ts';
import type { PreparedBrand } from './prepare-brand.ts';

/** How releases of a kind are made. */
export interface ReleaseFormat {
  readonly kind: ReleaseKind;
  /** The id of the build that the files belong to; empty if they belong to none. */
  readonly build: string;
  readonly files: (brand: PreparedBrand) => Promise<PublishedSite>;
}

/** Makes an action wait for the end of the call before. */
const inTurn = <Item, Result>(action: (item: Item) => Promise<Result>): ((item: Item) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (item) => {
    const turn = last.then(() => action(item));
    last = turn.catch(() => undefined);
    return turn;
  };
};

/**
 * Releases for any web server: documents, pictures, configuration and the files of a build. Of several brands, one is rendered at a time, so that its
 * documents are compressed in other threads while those of the next one are rendered.
 */
export const siteFormat = (build: SiteBuild): ReleaseFormat => ({
  kind: 'files',
  build: build.id,
  files: inTurn(({ folder, origin }: PreparedBrand) => publishedSite({ site: compileBrand(folder), build, origin })),
});

const PART_OF_BRAND = /^(?:brand\.json|texts\/[^/]+\.json|pages\/[^/]+\/[^/]+\.md|assets\/.+)$/;

/**
 * Releases for the Node server, which makes documents from them on demand: a folder of brands that contains the brand, with its environment if it has
 * one, and the brands that it extends. Other files of their folders are left out.
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
