import type { RegisteredBrand } from '#publish/server/brand-registry.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { ACCOUNTS } from './accounts.ts';
import { IS_INSTALLED, TYPED_COMMAND } from './typed-command.ts';

export interface Announcement {
  /** The brands that have been read so far. */
  readonly brands: readonly RegisteredBrand[];
  /** How many brands there are. */
  readonly total: number;
  readonly port: number;
  /** The address that the server listens on; `undefined` for loopback. */
  readonly host: string | undefined;
  readonly development: boolean;
  /** Whether the sandbox answers the platform calls of brands without a gateway. */
  readonly sandbox: boolean;
  /** Milliseconds from the start of the process until it accepts requests. */
  readonly readyAfter: number;
}

const stateText = ({ site, findings }: RegisteredBrand): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors === 0) return '';
  return site === null ? `  (not valid: ${errors} to fix)` : `  (${errors} to fix; defaults are used)`;
};

/** Returns the lines about the mode and the address that the server listens on, and a note if there is no sandbox. */
const modeLines = ({
  host,
  development,
  sandbox,
}: Pick<Announcement, 'host' | 'development' | 'sandbox'>): string[] => {
  const where = host === undefined ? 'loopback only' : host;
  return [
    development
      ? `Development mode (${where}): ${sandbox ? 'outbox, scenarios and sample accounts' : 'developer pages and Storybook'} need no login`
      : `Public mode (${where}): no developer pages, no sample accounts`,
    ...(sandbox ? [] : ['Sites only: no sandbox; brands without a gateway answer 503']),
  ];
};

/** Returns the console output for a server that is ready. */
export const announce = ({ brands, total, port, host, development, sandbox, readyAfter }: Announcement): string => {
  const width = Math.max(0, ...brands.map(({ id, site }) => (site?.brand.name ?? id).length));
  const rows = brands.map(
    (brand) =>
      `  ${(brand.site?.brand.name ?? brand.id).padEnd(width)}  http://${brand.id}.localhost:${port}/${stateText(brand)}`,
  );
  const errors = brands.flatMap(({ id, findings }) =>
    findings.filter(({ level }) => level === 'error').map((finding) => `  brands/${id}/${formatFinding(finding)}`),
  );
  const accounts = ACCOUNTS.map(({ name, password, what }) => `  ${name.padEnd(10)} ${password}  ${what}`);
  return [
    '',
    'Brands',
    ...(rows.length === 0 ? ['  none yet'] : rows),
    ...(total > brands.length
      ? [`  and ${total - brands.length} more, which are read when they are first requested`]
      : []),
    ...(errors.length === 0 ? [] : ['', 'To fix', ...errors]),
    ...(development
      ? [
          ...(sandbox ? ['', 'Accounts (name, password)', ...accounts] : []),
          '',
          'Try next',
          `  http://localhost:${port}/              all brands and their state`,
          ...(sandbox
            ? [`  http://sandbox.localhost:${port}/      outbox (SMS and e-mail codes) and fault injection`]
            : []),
          ...(IS_INSTALLED
            ? []
            : [`  http://storybook.localhost:${port}/    every part, screen and flow, in each brand`]),
          `  ${`${TYPED_COMMAND} new mine`.padEnd(37)}creates a brand, which is live at once`,
          `  ${`${TYPED_COMMAND} check`.padEnd(37)}lists the errors of a brand and how to fix them`,
        ]
      : []),
    '',
    ...modeLines({ host, development, sandbox }),
    `ready in ${Math.round(readyAfter)} ms`,
    '',
  ].join('\n');
};
