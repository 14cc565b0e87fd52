import type { BlockList } from 'node:net';
import { parseArgs } from 'node:util';
import { parsePort } from './process.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

export interface ServeOptions {
  readonly port: number;
  /** The address to listen on; both loopback addresses if undefined. */
  readonly host: string | undefined;
  /** Enables the developer pages and sample members with known passwords, and shows a faulty brand's findings on its host. */
  readonly development: boolean;
  /** Whether the sandbox answers the platform calls of brands without a gateway. */
  readonly sandbox: boolean;
  readonly trusted: BlockList;
  /** The value of `BRAND_ENVIRONMENT`: the environment in which brands are served; `null` for none. */
  readonly environment: string | null;
  /** The value of `LOG_LEVEL`, or the default of the mode. */
  readonly logLevel: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Reads the options of `npm start`. Development features are enabled only on loopback addresses, unless `--developer` enables them elsewhere. Throws
 * an error that names the remedy.
 */
export const parseServeOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      developer: { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      'site-only': { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
  });
  if (values.developer && values.production) throw new Error('Use --developer or --production, not both.');
  const host = env['HOST'] || undefined;
  const development = values.developer || (!values.production && (host === undefined || LOOPBACK.test(host)));
  return {
    port: parsePort(env['PORT']),
    host,
    development,
    sandbox: !values['site-only'],
    trusted: parseTrustedProxies(env['TRUSTED_PROXIES']),
    environment: env['BRAND_ENVIRONMENT'] || null,
    logLevel: env['LOG_LEVEL'] || (development ? 'warn' : 'info'),
  };
};
