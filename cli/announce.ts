import type { RegisteredBrand } from '#publish/server/brand-registry.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { ACCOUNTS } from './accounts.ts';

export interface Announcement {
  readonly brands: readonly RegisteredBrand[];
  readonly port: number;
  readonly development: boolean;
  /** Milliseconds from the start to here. */
  readonly readyAfter: number;
}

const state = ({ site, findings }: RegisteredBrand): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors === 0) return '';
  return site === null ? `  (not valid: ${errors} to mend)` : `  (${errors} to mend; defaults stand in)`;
};

/** What the console says once everything answers. */
export const announce = ({ brands, port, development, readyAfter }: Announcement): string => {
  const width = Math.max(0, ...brands.map(({ id, site }) => (site?.brand.name ?? id).length));
  const rows = brands.map(
    (brand) =>
      `  ${(brand.site?.brand.name ?? brand.id).padEnd(width)}  http://${brand.id}.localhost:${port}/${state(brand)}`,
  );
  const errors = brands.flatMap(({ id, findings }) =>
    findings.filter(({ level }) => level === 'error').map((finding) => `  brands/${id}/${formatFinding(finding)}`),
  );
  const accounts = ACCOUNTS.map(({ name, password, what }) => `  ${name.padEnd(10)} ${password}  ${what}`);
  return [
    '',
    'Brands',
    ...(rows.length === 0 ? ['  none yet'] : rows),
    ...(errors.length === 0 ? [] : ['', 'To mend', ...errors]),
    ...(development
      ? [
          '',
          'Accounts (name, password)',
          ...accounts,
          '',
          'Try next',
          `  http://localhost:${port}/                  all brands at a glance`,
          `  http://localhost:${port}/sandbox/outbox    text messages and mails with their codes`,
          `  http://localhost:${port}/storybook/        every part, screen and flow, in each brand`,
          '  cp -r brands/perya brands/mine           then set "id" and "hosts" in its brand.json: it answers at once',
          '  npm run marquee check                    says what is wrong with a brand, and what to write instead',
        ]
      : []),
    '',
    `ready in ${Math.round(readyAfter)} ms`,
    '',
  ].join('\n');
};
