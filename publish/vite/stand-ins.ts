import type { Plugin } from 'vite';

export interface StandIn {
  readonly package: string;
  /** A part of the importing file's path. All other files that import the package get the real one. */
  readonly askedBy: string;
  readonly file: string;
}

/** The Vite plugin that replaces libraries with small stand-ins in packages that hardly use them. */
export const standIns = (all: readonly StandIn[]): Plugin => ({
  name: 'marquee:stand-ins',
  enforce: 'pre',
  resolveId: (id, importer) =>
    all.find((one) => id === one.package && importer?.replaceAll('\\', '/').includes(one.askedBy) === true)?.file ??
    null,
});
