import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { environmentsIn, readBrandFolder } from '../../brand-folder.ts';
import { compileBrand, type CompiledBrand } from '../../compile-brand.ts';
import type { Languages } from '../../languages/languages.ts';
import { flatSiteTexts } from '../../languages/site-texts.ts';
import { withLocalPort } from '../../local-port.ts';
import type { CanaryChoice } from '../../server/canary-choice.ts';
import { cookieOf } from '../../server/choose-document.ts';
import { releasesFolderOf } from '../../server/live-folder.ts';
import { throttleByKey } from '../../server/throttle-by-key.ts';
import type { Canary } from '../releases/manifest.ts';
import { releasePath } from '../releases/release-paths.ts';
import { readReleases } from '../releases/switch-release.ts';
import { settleUnlessInUse, waitForReaders } from '../releases/target-folder.ts';
import { shareOf } from './canary-state.ts';
import { CANARY_COOKIE, canaryCookie, isInCanary, visitorIn } from './visitor-share.ts';
import { createCanaryWatch, type CanaryWatch } from './watch-canary.ts';

interface ServerCanariesOptions {
  /** The folder of brands, with links to their live releases. */
  readonly brandsDir: string;
  readonly languages: Languages;
  /** The port of the server, which replaces the port in brands' local URLs. */
  readonly port: number;
  readonly environment: string | null;
  /** The header that contains the client's address. */
  readonly addressHeader: string;
  readonly now?: () => number;
  readonly onError: (error: unknown) => void;
}

export interface ServerCanaries extends CanaryChoice {
  /** Rolls back all canaries that are worse than the live release, and moves those whose step is over to the next one. Never rejects. */
  readonly look: () => Promise<void>;
}

/** A brand's canary, with the site of its release. */
interface RunningCanary {
  readonly target: string;
  readonly watch: CanaryWatch;
  readonly canary: Canary;
  readonly site: CompiledBrand;
}

/** The minimum time between two reads of a brand's canary, in milliseconds. */
const REREAD_INTERVAL_MS = 250;

/**
 * Runs the canaries of the Node server's brands: chooses a release for each visitor, and moves canaries from step to
 * step by the reports of browsers.
 */
export const createServerCanaries = ({
  brandsDir,
  languages,
  port,
  environment,
  addressHeader,
  now = Date.now,
  onError,
}: ServerCanariesOptions): ServerCanaries => {
  const running = new Map<string, RunningCanary>();
  const throttled = throttleByKey(() => REREAD_INTERVAL_MS, now);

  /** Reads the brand of a release; `null` if it has errors. */
  const readSite = (id: string, target: string, { release }: Canary): CompiledBrand | null => {
    const dir = join(releasePath(target, release), id);
    const hasEnvironment = environment !== null && environmentsIn(dir).includes(environment);
    const folder = readBrandFolder(dir, flatSiteTexts(languages.pack(BASE_LANGUAGE)), {
      environment: hasEnvironment ? environment : null,
    });
    return folder.brand === null
      ? null
      : compileBrand({ ...folder, brand: withLocalPort(folder.brand, port) }, languages);
  };

  const begin = async (id: string, target: string, canary: Canary): Promise<void> => {
    const site = readSite(id, target, canary);
    if (site === null) return;
    const watch = createCanaryWatch({ target, by: 'the Node server', now });
    await watch.look();
    running.set(id, { target, watch, canary, site });
  };

  const refresh = async (id: string, target: string): Promise<void> => {
    const { canary } = await readReleases(target);
    const known = running.get(id);
    if (canary === null) running.delete(id);
    else if (known?.canary.release === canary.release) running.set(id, { ...known, canary });
    else await begin(id, target, canary);
  };

  const find = async (id: string): Promise<RunningCanary | undefined> => {
    const target = releasesFolderOf(join(brandsDir, id));
    if (target === null) return undefined;
    await throttled(id, () => refresh(id, target).catch(onError));
    return running.get(id);
  };

  const lookAt = async (id: string, { target, watch }: RunningCanary): Promise<void> => {
    const { isChanged } = await watch.look();
    if (!isChanged) return;
    await refresh(id, target);
    await waitForReaders();
    await settleUnlessInUse(target);
  };

  return {
    choose: async (id, request, https) => {
      const found = await find(id);
      if (found === undefined) return null;
      const { canary, site } = found;
      const known = visitorIn(cookieOf(request.headers.get('Cookie'), CANARY_COOKIE), canary.release);
      const visitor = known ?? randomBytes(16).toString('hex');
      return {
        fresh: isInCanary(visitor, shareOf(canary)) ? site : null,
        cookie: known === null ? canaryCookie(canary.release, visitor, https) : null,
      };
    },
    receive: async (id, request) => {
      const found = await find(id);
      return found === undefined
        ? new Response(null, { status: 204 })
        : found.watch.receive(request, request.headers.get(addressHeader) ?? '');
    },
    look: async () => {
      for (const [id, canary] of running) await lookAt(id, canary).catch(onError);
    },
  };
};
