import { nginxFolder, nginxVariable } from '../../nginx-site.ts';
import { PLATFORM_FOLDERS } from '../../server/refusal.ts';
import { REPORTS_PATH } from '../../browser-reports/report-script.ts';
import { SERVICE_WORKER } from '../../service-worker.ts';
import { LARGEST_REPORT } from '../../browser-reports/read-report.ts';
import type { Canary } from '../releases/manifest.ts';
import { RELEASES } from '../releases/release-paths.ts';
import { shareOf } from './canary-state.ts';
import { CANARY_COOKIE, canaryCookie, canaryMark, sharePattern } from './visitor-share.ts';

interface CanaryInclude {
  readonly brand: string;
  readonly canary: Canary;
  /** The `nginx-release.conf` of the live release and of the canary's release. */
  readonly live: string;
  readonly fresh: string;
}

/** The prefix of internal locations for the documents of the new release; clients cannot request them. */
const INSIDE = '/.canary';
const NOTHING = '@canary_nothing';

/**
 * Paths that are not rewritten: files that have the same headers in both releases, the platform, and `.well-known`,
 * whose files are beside the releases.
 */
const SHARED = [
  `(?:assets|brand|\\.well-known|${PLATFORM_FOLDERS.join('|')})(?:/|$)`,
  '(?:sheet|app|data|theme)\\.',
  `${REPORTS_PATH.slice(1)}$`,
  `(?:robots\\.txt|sitemap\\.xml|${SERVICE_WORKER.slice(1).replace('.', '\\.')})$`,
];

const BLOCK = /^location [^]*?\}$/gm;
/** Only locations of documents have this header. */
const LANGUAGE_HEADER = /^ *add_header Content-Language .*$/m;
const isDocument = (block: string): boolean => LANGUAGE_HEADER.test(block);
const isChoice = (block: string): boolean => isDocument(block) || / return (?:302|404)\b/.test(block);

/** Adds lines to a location of documents, and replaces the caching of all its responses, including those with status 404. */
const withLines = (block: string, lines: readonly string[], caching: string): string =>
  block
    .replace(LANGUAGE_HEADER, (line) => [line, ...lines.map((added) => `    ${added}`)].join('\n'))
    .replace(/^( *add_header Cache-Control ).*$/m, `$1"${caching}" always;`);

/** Makes a location internal by moving it below `INSIDE`. */
const moveInside = (block: string): string =>
  block
    .replace(/^location ~ \^\//, `location ~ ^${INSIDE.replace('.', '\\.')}/`)
    .replace(/^location (= )?\//, `location $1${INSIDE}/`)
    .replace(/^location @nothing /, `location ${NOTHING} `)
    .replace(/^(location [^@].*?)\{/, `$1{ internal; error_page 404 ${NOTHING};`);

const isReports = (block: string): boolean => block.startsWith(`location = ${REPORTS_PATH} `);

/** The location to which browsers send reports: forwarded to the process that watches the canary, or ignored if there is none. */
const reportsLocation = (port: number | null): readonly string[] =>
  port === null
    ? [`location = ${REPORTS_PATH} { return 204; }`]
    : [
        `location = ${REPORTS_PATH} {`,
        `    client_max_body_size ${LARGEST_REPORT};`,
        `    proxy_pass http://127.0.0.1:${port};`,
        '    proxy_set_header Host $host;',
        '    proxy_set_header X-Forwarded-For $remote_addr;',
        '    proxy_connect_timeout 2s;',
        '    proxy_read_timeout 5s;',
        '}',
      ];

/**
 * Returns the file that `nginx.conf` includes during a canary. It maps each visitor to a release by the random number
 * in the cookie; on the first visit, the random id of the request becomes this number. The visitor gets the documents,
 * headers and redirects of that release. All rules are in the server block, so that operators' copies of `nginx.conf`
 * need no change.
 */
export const canaryInclude = ({ brand, canary, live, fresh }: CanaryInclude): string => {
  const { release } = canary;
  const variable = nginxVariable(brand);
  const [visitor, cookie, chosen] = [
    `${variable}_canary_visitor`,
    `${variable}_canary_cookie`,
    `${variable}_canary_release`,
  ];
  const folderOf = (id: string): string => `${nginxFolder(brand)}/${RELEASES}/${id}`;
  const share = shareOf(canary);
  const setCookie = `add_header Set-Cookie ${cookie} always;`;
  const documents = live.replaceAll(BLOCK, (block) =>
    isReports(block)
      ? ''
      : isDocument(block)
        ? withLines(block, [setCookie, `root ${folderOf(canary.live)};`], 'private, no-cache')
        : block,
  );
  // Service workers must not store documents of a release that may be rolled back.
  const freshDocuments = (fresh.match(BLOCK) ?? [])
    .filter(isChoice)
    .map((block) => moveInside(withLines(block, [setCookie, `root ${folderOf(release)};`], 'private, no-store')));
  return [
    `# ${brand}: a canary. ${share} % of visitors get the release ${release}, all others ${canary.live}.`,
    `set ${visitor} $request_id;`,
    `set ${cookie} "${canaryCookie(release, '$request_id', false)}";`,
    `if ($scheme = https) { set ${cookie} "${canaryCookie(release, '$request_id', true)}"; }`,
    `if ($cookie_${CANARY_COOKIE} ~ "^${canaryMark(release)}-([0-9a-f]{32})$") { set ${visitor} $1; set ${cookie} ""; }`,
    `set ${chosen} ${canary.live};`,
    `if (${visitor} ~ "${sharePattern(share)}") { set ${chosen} ${release}; }`,
    `root ${folderOf(chosen)};`,
    `if (${chosen} = ${release}) { rewrite "^/(?!${SHARED.join('|')})(.*)$" ${INSIDE}/$1 last; }`,
    ...reportsLocation(canary.reportsTo),
    documents,
    '# The release of the canary.',
    ...freshDocuments,
    '',
  ].join('\n');
};
