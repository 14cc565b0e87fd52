import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--muted:#5a6472;--ground:#f5f6f8;--card:#fff;--line:#d9dee5;--main:#0b5cad;--good:#146c43}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf1;--muted:#a3adba;--ground:#12161b;--card:#1b2027;--line:#333b46;--main:#7ab8ff;--good:#6fd49c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif}
main{max-width:880px;margin:0 auto;padding:24px 16px 64px}
nav{display:flex;gap:16px;padding:12px 16px;border-bottom:1px solid var(--line);background:var(--card)}
a{color:var(--main)}nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
h1{font-size:28px;line-height:1.2;margin:8px 0 4px}h2{font-size:18px;margin:0}p.lead{color:var(--muted);margin:0 0 24px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0 0 12px}
.row{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
.code{font:600 24px/1.2 ui-monospace,monospace;letter-spacing:.08em;color:var(--good);user-select:all}
.meta,.hint{color:var(--muted);font-size:14px;margin:0}.meta b{color:var(--ink);overflow-wrap:anywhere}
form{display:grid;gap:16px}fieldset{border:1px solid var(--line);border-radius:12px;padding:16px;display:grid;gap:12px;background:var(--card);margin:0}
legend{font-weight:600;padding:0 8px}label{display:grid;gap:4px}label.tick{display:flex;gap:8px;align-items:center}
input,select,textarea{font:inherit;color:inherit;background:var(--ground);border:1px solid #7a8594;border-radius:8px;padding:8px 12px;min-height:44px;width:100%}
input[type=checkbox]{width:24px;height:24px;min-height:24px}textarea{font-family:ui-monospace,monospace;font-size:14px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border-radius:8px;border:1px solid var(--main);background:var(--main);color:var(--card);cursor:pointer}
button.quiet{background:transparent;color:var(--main)}.actions{display:flex;flex-wrap:wrap;gap:12px}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
`;
// The hash covers the exact text of the style element, so the template must not add white space to the element below.
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const headers = (isFramed: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? 'http://*.localhost:*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Without a referrer, browsers send no origin with the page's forms, and the cross-site check needs the origin.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

export type Markup = ReturnType<typeof html>;

const PAGES = [
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/cashier', 'Cashier'],
  ['/sandbox/points', 'Points mall'],
  ['/sandbox/feedback', 'Feedback'],
  ['/sandbox/scenario', 'Scenario'],
] as const;

/**
 * Renders a developer page. It has no script, one style sheet, which is allowed by its hash, and only escaped values. A page that local sites show
 * in a frame has no navigation.
 */
export const htmlPage = async (
  path: string,
  title: string,
  lead: string,
  body: Markup,
  { isFramed = false } = {},
): Promise<Response> => {
  const links = PAGES.map(
    ([href, label]) => html`<a href="${href}" ${href === path ? raw('aria-current="page"') : ''}>${label}</a>`,
  );
  const nav = isFramed ? '' : html`<nav aria-label="Sandbox">${links}</nav>`;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - sandbox</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${nav}
        <main>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          ${body}
        </main>
      </body>
    </html>`;
  return new Response(String(page), { headers: headers(isFramed) });
};
