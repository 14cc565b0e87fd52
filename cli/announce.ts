import type { RegisteredBrand } from '#publish/server/brand-registry.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { ACCOUNTS } from './accounts.ts';

export interface Announcement {
  readonly brands: readonly RegisteredBrand[];
  readonly port: number;
  readonly development: boolean;
  /** Milliseconds since the start. */
  readonly readyAfter: number;
}

const stateText = ({ site, findings }: RegisteredBrand): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors === 0) return '';
  return site === null ? `  (not valid: ${errors} to fix)` : `  (${errors} to fix; defaults are used)`;
};

/** The text on the console once the server is ready. */
export const announce = ({ brands, port, development, readyAfter }: Announcement): string => {
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
          '',
          'Accounts (name, password)',
          ...accounts,
          '',
          'Try next',
          `  http://localhost:${port}/                  all brands and their state`,
          `  http://localhost:${port}/sandbox/outbox    text messages and mails with their codes`,
          `  http://localhost:${port}/storybook/        every part, screen and flow, in each brand`,
          '  cp -r brands/perya brands/mine           then set "id" and "hosts" in its brand.json: it is live at once',
          '  npm run marquee check                    lists what is wrong with a brand and how to fix it',
        ]
      : []),
    '',
    `ready in ${Math.round(readyAfter)} ms`,
    '',
  ].join('\n');
};
