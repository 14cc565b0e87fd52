import { BASE_LANGUAGE, htmlLang, languageInfo, type Language } from '#schemas/languages.ts';
import { cspHash } from '../hashes.ts';
import { policyText } from '../content-security-policy.ts';
import { baseHeaders, DENY_ALL_PERMISSIONS } from '../headers.ts';
import { escapeHtml } from '../html.ts';

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f6f4;--card:#fff;--ink:#1c1d21;--muted:#5b5e66;--line:#e1e1dc;--mark:#2448c5;--bad:#a3231b;--good:#1b6b3a}
@media(prefers-color-scheme:dark){:root{--ground:#141518;--card:#1d1f24;--ink:#f0f0ee;--muted:#a9acb5;--line:#33363d;--mark:#9db4ff;--bad:#ff9c93;--good:#7fd99a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:48px 20px 64px}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 8px;letter-spacing:-.01em;text-wrap:balance;word-break:auto-phrase}
h2{font-size:1.125rem;margin:40px 0 12px}
p{margin:0 0 12px;max-width:44rem}
a{color:var(--mark);text-underline-offset:3px}
a:focus-visible{outline:3px solid var(--mark);outline-offset:3px;border-radius:4px}
.muted{color:var(--muted)}
.bad{color:var(--bad)}
.good{color:var(--good)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.cards{grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr))}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;overflow-wrap:anywhere}
.card h3{margin:0;font-size:1.125rem;line-height:1.4}
.card p{margin:4px 0 0}
.card a{display:inline-block;min-height:28px}
.card img{float:inline-end;border-radius:8px}
.scroll{overflow-x:auto}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{margin:0;padding:16px 20px;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow-x:auto}
table{border-collapse:collapse;width:100%;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
td,th{padding:8px 20px;text-align:start;border-block-end:1px solid var(--line);vertical-align:top}
tr:last-child td{border:0}
@media(max-width:30rem){td,th{padding:8px 12px}}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--mark);outline-offset:3px}
`.trim();

export interface PlainPage {
  readonly title: string;
  /** The body as HTML. The caller must escape values in it. */
  readonly body: string;
  readonly status: number;
  readonly https: boolean;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Renders a page of the server itself, without a brand. It has one inline style sheet, which the CSP allows by its
 * hash, and images from the same origin, but no script.
 */
export const plainPage = ({
  title,
  body,
  status,
  https,
  language = BASE_LANGUAGE,
  headers = {},
}: PlainPage): Response =>
  new Response(
    `<!doctype html>\n<html lang="${htmlLang(language)}"${languageInfo(language).direction === 'rtl' ? ' dir="rtl"' : ''}>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<title>${escapeHtml(title)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': htmlLang(language),
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyText({
          'default-src': ["'none'"],
          'style-src': [cspHash(STYLE)],
          'img-src': ["'self'"],
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
          'frame-ancestors': ["'none'"],
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ["'none'"],
        }),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': DENY_ALL_PERMISSIONS,
        'Origin-Agent-Cluster': '?1',
        ...baseHeaders(https),
        ...headers,
      },
    },
  );
