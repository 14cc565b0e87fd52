import type { Plugin } from 'vite';

export interface StandIn {
  readonly package: string;
  /** Part of the importing file's path; other importers get the real package. */
  readonly askedBy: string;
  readonly file: string;
}

/** Replaces libraries that some packages barely use with small stand-ins. */
export const standIns = (all: readonly StandIn[]): Plugin => ({
  name: 'marquee:stand-ins',
  enforce: 'pre',
  resolveId: (id, importer) =>
    all.find((one) => id === one.package && importer?.replaceAll('\\', '/').includes(one.askedBy) === true)?.file ??
    null,
});
