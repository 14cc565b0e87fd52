import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { openDraft } from '#publish/operators/preview/open-draft.ts';
import { openRelease } from '#publish/operators/preview/open-release.ts';
import { guardPreview, PREVIEW_PARAMETER } from '#publish/operators/preview/preview-guard.ts';
import type { PreviewSite } from '#publish/operators/preview/preview-site.ts';
import { folderKey, newKey, PREVIEW_MS, signToken } from '#publish/operators/preview/signed-address.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { refused, wrongUsage } from './frame/command-error.ts';
import type { CommandIo } from './frame/command-io.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { listen, type Listening } from './listen.ts';
import { namedBrands } from './named-brands.ts';
import { findingLines, painter } from './print-findings.ts';
import { parsePort } from './process.ts';
import { minute, onTarget, sayPin } from './releases/on-target.ts';

interface PreviewValues {
  readonly out?: string | undefined;
  readonly overrides?: string | undefined;
  readonly port?: string | undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE_MS = 1000;

const previewPort = (text: string | undefined): number => {
  const port = Number(text ?? 0);
  if (text === undefined || (Number.isInteger(port) && port >= 1 && port <= 65_535)) return port;
  throw wrongUsage('unusable-value', `--port is ${printableJson(text)}; write a number from 1 to 65535.`);
};

/** Listens on a port; for 0, on a free one. */
const listenOn = async (port: number): Promise<Listening> => {
  try {
    // A port that is free on one address may be in use on the other.
    return await listen(port, port === 0 ? { host: '127.0.0.1' } : {});
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw refused('port-in-use', `Port ${port} is in use. Choose another one with --port.`);
    if (code === 'EACCES') throw refused('port-denied', `Port ${port} needs more rights. Choose one above 1023.`);
    throw error;
  }
};

const portOf = ({ servers: [server] }: Listening): number => {
  const address = server?.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

interface Opened {
  readonly site: PreviewSite;
  readonly key: Buffer;
  readonly end: () => void;
}

const openBrand = async (name: string, overrides: string, values: PreviewValues, port: number, io: CommandIo) => {
  const [folder] = await namedBrands(io, [name]);
  const { out } = values;
  // Before the draft is written: a folder that cannot be used must not leave its files behind.
  const key = out === undefined ? newKey() : await onTarget(out, (target) => Promise.resolve(folderKey(target)));
  const { site, findings } = openDraft(
    {
      dir: folder?.dir ?? join(io.brandsDir, name),
      overrides: resolve(overrides),
      siteTexts: flatSiteTexts(productLanguages.pack(BASE_LANGUAGE)),
    },
    await loadSiteBuild(join(root, 'dist')),
    { localPort: parsePort(process.env['PORT']), port, log: SILENT_LOG },
  );
  if (site === null) throw refused('draft-has-errors', 'The draft has errors, and nothing was changed.', findings);
  if (findings.length > 0) io.error(`${findingLines(findings, painter(io)).join('\n')}\n`);
  return { site, key, end: site.end };
};

const openOut = (name: string, out: string, port: number, io: CommandIo): Promise<Opened> =>
  onTarget(out, async (target) => {
    sayPin(await readReleases(target), out, io);
    const key = folderKey(target);
    const site = await openRelease(target, name, {
      localPort: parsePort(process.env['PORT']),
      port,
      build: () => loadSiteBuild(join(root, 'dist')),
      log: SILENT_LOG,
    });
    return { site, key, end: site.end };
  });

const open = (name: string, values: PreviewValues, port: number, io: CommandIo): Promise<Opened> => {
  const { out, overrides } = values;
  if (overrides !== undefined) return openBrand(name, overrides, values, port, io);
  if (out !== undefined) return openOut(name, out, port, io);
  throw wrongUsage(
    'missing-option',
    'Name the folder of a release with --out DIR, or the values of a draft of a brand with --overrides FILE.',
  );
};

/** Waits until the process receives a signal to end, then calls `close`. */
const untilSignal = async (close: () => Promise<void>): Promise<void> => {
  await new Promise<void>((done) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => done());
  });
  await close();
};

const previewSchema = closed({
  address: Type.String({ description: 'The signed address.' }),
  until: Type.String({ description: 'When the address expires, as ISO 8601.' }),
  brand: Type.String(),
  shows: Type.String({ description: 'The id of the release, or which draft is shown.' }),
});

/** `marquee preview`: serves a release from a folder, or a draft of a brand, at a signed address until a signal ends the process. */
export const previewCommand = implement(
  previewSchema,
  async ({ values, args: [name], io }: CommandInput<PreviewValues, readonly [string]>) => {
    const listening = await listenOn(previewPort(values.port));
    try {
      const port = portOf(listening);
      io.progress(`Reading ${name}`);
      const { site, key, end } = await open(name, values, port, io);
      const { subject, brand } = site;
      listening.open(guardPreview(site.fetch, { key, subject, now: Date.now }));
      const expires = Date.now() + PREVIEW_MS;
      const until = new Date(expires).toISOString();
      const address = `http://${brand}.localhost:${port}/?${PREVIEW_PARAMETER}=${signToken(key, subject, expires)}`;
      return {
        exit: EXIT.done,
        result: { address, until, brand, shows: subject },
        text: [`${printable(subject)}, until ${minute(until)}; Ctrl-C ends it`, `  ${address}`, ''].join('\n'),
        until: untilSignal(async () => {
          await listening.close(PATIENCE_MS);
          end();
        }),
      };
    } catch (error) {
      await listening.close(0);
      throw error;
    }
  },
);
