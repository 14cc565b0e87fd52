import type { RegisteredBrand } from '#publish/server/brand-registry.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { ACCOUNTS } from './accounts.ts';

export interface Announcement {
  readonly brands: readonly RegisteredBrand[];
  readonly port: number;
  /** The address that the server listens on; `undefined` for loopback. */
  readonly host: string | undefined;
  readonly development: boolean;
  /** Whether the sandbox answers for brands without a gateway. */
  readonly sandbox: boolean;
  /** Milliseconds since the start. */
  readonly readyAfter: number;
}

const stateText = ({ site, findings }: RegisteredBrand): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors === 0) return '';
  return site === null ? `  (not valid: ${errors} to fix)` : `  (${errors} to fix; defaults are used)`;
};

/** What is served to whom. */
const modeLines = ({
  host,
  development,
  sandbox,
}: Pick<Announcement, 'host' | 'development' | 'sandbox'>): string[] => {
  const where = host === undefined ? 'this machine alone' : host;
  return [
    development
      ? `for developers, on ${where}: ${sandbox ? 'sent codes, scenarios and sample accounts' : 'developer pages and Storybook'} are open to everybody who reaches it`
      : `for the public, on ${where}: no developer pages, no sample accounts`,
    ...(sandbox ? [] : ['sites only: there is no sandbox, and brands without a gateway answer 503']),
  ];
};

/** The text on the console once the server is ready. */
export const announce = ({ brands, port, host, development, sandbox, readyAfter }: Announcement): string => {
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
    ...(errors.length === 0 ? [] : ['', 'To fix', ...errors]),
    ...(development
      ? [
          ...(sandbox ? ['', 'Accounts (name, password)', ...accounts] : []),
          '',
          'Try next',
          `  http://localhost:${port}/              all brands and their state`,
          ...(sandbox
            ? [
                `  http://sandbox.localhost:${port}/      text messages and mails with their codes, and what may go wrong`,
              ]
            : []),
          `  http://storybook.localhost:${port}/    every part, screen and flow, in each brand`,
          '  cp -r brands/perya brands/mine       then set "id" and "hosts" in its brand.json: it is live at once',
          '  npm run marquee check                lists what is wrong with a brand and how to fix it',
        ]
      : []),
    '',
    ...modeLines({ host, development, sandbox }),
    `ready in ${Math.round(readyAfter)} ms`,
    '',
  ].join('\n');
};
