import type { Brand } from '#schemas/brand.ts';
import { printable } from '#schemas/checks/finding.ts';
import { connectorOrigin } from '#publish/connect/connector-origin.ts';
import type { Published } from '#publish/operators/releases/publish-release.ts';
import { shareOf } from '#publish/operators/canary/canary-state.ts';
import { countText } from './print-findings.ts';
import { afterLines, reportLines, type SwitchReport } from './releases/after-switch.ts';
import { recoveryLines } from './releases/say-recovery.ts';
import { TYPED_COMMAND } from './typed-command.ts';

/** What `publish` did. */
export interface PublishedSummary {
  readonly brand: Brand;
  readonly env?: string | undefined;
  readonly out: string;
  readonly origin: string;
  readonly published: Published;
  readonly report: SwitchReport;
  /** The files of the brand's folder that were merged with the live release. */
  readonly merged: readonly string[];
  readonly fileCount: number;
  /** Headers that Cloudflare Pages would not send. */
  readonly tooLong: readonly string[];
  readonly keep: number;
  readonly keepDays: number;
}

const changesLine = ({ published: { changes }, out }: PublishedSummary): readonly string[] =>
  changes.length === 0
    ? []
    : [
        `  changes    ${countText(changes.length, 'difference')} from the previous release; marquee releases --out ${out} lists them`,
      ];

/** States where the site is and which visitors get the release. */
const headLine = ({ brand, env, out, published: { id, from, canary } }: PublishedSummary, place: string): string => {
  const name = `${printable(brand.name)}${env === undefined ? '' : ` (${env})`}`;
  return canary === null
    ? `${name} is in ${out}/current, for ${place}`
    : `${name}: ${shareOf(canary)} % of visitors get ${id}, all others ${from}, for ${place}`;
};

/** States the shares of a canary and what advances it. */
const canaryLines = ({ out, published: { canary } }: PublishedSummary, mover: string): readonly string[] =>
  canary === null
    ? []
    : [
        `  canary     ${canary.steps.join(' %, ')} %, each for at least ${countText(canary.minutes, 'minute')}; ${mover}`,
        `             marquee canary promote --out ${out} makes it live, marquee canary abort --out ${out} withdraws it`,
      ];

const documentsLine = ({ brand: { languages } }: PublishedSummary): string => {
  const documents = languages.supported.map((language) =>
    language === languages.default ? `${language} (index.html)` : `${language}/index.html`,
  );
  return `  documents  ${documents.join(', ')}`;
};

const hostLines = ({ brand, tooLong, report }: PublishedSummary): readonly string[] => {
  const connector = connectorOrigin(brand);
  return [
    '  headers    _headers, _redirects for static hosts; nginx.conf and nginx-release.conf for nginx, with the rule that selects the language',
    '  platform   calls are forwarded by nginx.conf, _worker.js (Cloudflare Pages) and netlify.toml; any other host needs a rule for them',
    ...(tooLong.length === 0
      ? []
      : [
          `  warning    Cloudflare Pages ignores lines of more than 2000 characters, so it would not send ${tooLong.join(', ')}`,
        ]),
    ...(connector === null
      ? []
      : [`  connectors connect/, to be served from ${connector} with its own _headers or nginx.conf`]),
    ...reportLines(report),
    '  any other server: send the headers of _headers, and 404.html with status 404 for paths without a file',
  ];
};

const releaseLines = (summary: PublishedSummary): readonly string[] => {
  const { published, merged } = summary;
  return [
    ...recoveryLines(published.recovery),
    ...changesLine(summary),
    ...(merged.length === 0 ? [] : [`  merged     ${merged.join(', ')}: changes from the live release added`]),
  ];
};

/** Returns the line with the command that serves the live releases of a folder. */
export const serveLine = (env: string | undefined, brandsDir: string): string =>
  `  serve      ${env === undefined ? '' : `BRAND_ENVIRONMENT=${env} `}BRANDS_DIR=${brandsDir} ${TYPED_COMMAND} serve; a running server switches at the next request`;

/** The text of `publish --for server`: where the release is, what changed, and how to start a server for it. */
export const servedText = (summary: PublishedSummary, brandsDir: string): string => {
  const { env, published, keep, keepDays, report } = summary;
  return [
    headLine(summary, 'the Node server'),
    `  release    ${published.id}; the last ${keep} releases, and those of the last ${keepDays} days, are kept for rollbacks`,
    ...canaryLines(summary, 'the server advances it or rolls it back, based on browser reports'),
    ...releaseLines(summary),
    serveLine(env, brandsDir),
    ...afterLines(report),
    '',
  ].join('\n');
};

/** The text of `publish`: where the site is, what changed, and what each kind of host needs. */
export const publishedText = (summary: PublishedSummary): string => {
  const { origin, published, keep, keepDays, fileCount } = summary;
  return [
    headLine(summary, origin),
    `  release    ${published.id}; files of the last ${keep} releases, and of the last ${keepDays} days, are kept for open tabs`,
    ...canaryLines(
      summary,
      `start marquee canary watch --out ${summary.out} now: it advances the canary or rolls it back, based on browser reports`,
    ),
    ...releaseLines(summary),
    documentsLine(summary),
    `  files      ${fileCount}`,
    ...hostLines(summary),
    '',
  ].join('\n');
};
