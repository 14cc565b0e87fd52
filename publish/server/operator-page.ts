import type { Finding } from '#schemas/checks/finding.ts';
import { htmlLang } from '#schemas/languages.ts';
import { escapeHtml } from '../html.ts';
import type { RegisteredBrand } from './brand-registry.ts';
import { plainPage } from './plain-page.ts';
import { findingList } from './problem-pages.ts';

/** A sandbox account, as listed on the operator's page and in the console. */
export interface SandboxAccount {
  readonly name: string;
  readonly password: string;
  readonly what: string;
}

export interface OperatorPageOptions {
  readonly brands: readonly RegisteredBrand[];
  /** The findings in the language folders. */
  readonly languageFindings: readonly Finding[];
  readonly accounts: readonly SandboxAccount[];
  /** The port with a leading colon, such as `:4000`; empty for the default port of the scheme. */
  readonly port: string;
  readonly https: boolean;
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

const brandCard = ({ id, site, isLatest, findings }: RegisteredBrand, scheme: string, port: string): string => {
  const address = `${scheme}://${id}.localhost${port}/`;
  const errors = findings.filter(({ level }) => level === 'error').length;
  const served =
    site === null
      ? 'its host shows them'
      : isLatest
        ? 'served with defaults in their place'
        : 'the last good version is served';
  const state =
    errors > 0
      ? `<p class="bad">${errors} ${errors === 1 ? 'error' : 'errors'}; ${served}</p>`
      : `<p class="good">Valid${findings.length === 0 ? '' : `, ${findings.length} ${findings.length === 1 ? 'warning' : 'warnings'}`}</p>`;
  const icon = site === null ? '' : `<img src="${escapeHtml(site.client.assets.icon)}" alt="" width="40" height="40">`;
  const languages =
    site === null
      ? ''
      : site.brand.languages.supported.map((code) => LANGUAGE_NAMES.of(htmlLang(code)) ?? code).join(', ');
  return `<li class="card">${icon}<h3>${escapeHtml(site?.brand.name ?? id)}</h3><p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>${
    languages === '' ? '' : `<p class="muted">${escapeHtml(languages)}</p>`
  }${state}</li>`;
};

/** Renders the operator's page, which `localhost` shows in development: all brands with their state, the sandbox's accounts, and links. */
export const operatorPage = ({ brands, languageFindings, accounts, port, https }: OperatorPageOptions): Response => {
  const scheme = https ? 'https' : 'http';
  const troubled = brands.filter(({ findings }) => findings.length > 0);
  const body = [
    '<h1>Marquee</h1>',
    `<p class="muted">${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}, each made from its file under <code>brands/</code>. A saved change shows at the next request.</p>`,
    '<h2>Brands</h2>',
    brands.length === 0
      ? '<p>No brand yet. Copy a folder under <code>brands/</code>, then change its id and its hosts.</p>'
      : `<ul class="cards">${brands.map((brand) => brandCard(brand, scheme, port)).join('')}</ul>`,
    ...(languageFindings.length === 0 ? [] : ['<h2>Findings in languages</h2>', findingList(languageFindings)]),
    ...troubled.flatMap(({ id, findings }) => [`<h2>Findings in ${escapeHtml(id)}</h2>`, findingList(findings)]),
    ...(accounts.length === 0
      ? []
      : [
          '<h2>Accounts to try</h2>',
          '<div class="scroll" tabindex="0" role="region" aria-label="Accounts to try"><table><thead><tr><th scope="col">Name</th><th scope="col">Password</th><th scope="col">What it shows</th></tr></thead><tbody>',
          ...accounts.map(
            ({ name, password, what }) =>
              `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${escapeHtml(password)}</code></td><td>${escapeHtml(what)}</td></tr>`,
          ),
          '</tbody></table></div>',
        ]),
    '<h2>Sandbox</h2>',
    `<p><a href="${scheme}://sandbox.localhost${port}/sandbox/outbox">Outbox</a>: text messages and mails with their codes.</p>`,
    `<p><a href="${scheme}://sandbox.localhost${port}/sandbox/scenario">Scenario</a>: maintenance, a region block, slow or failing answers, modules that are off.</p>`,
    `<p><a href="${scheme}://sandbox.localhost${port}/sandbox/cashier">Cashier</a>: withdrawals to review, deposits to pay.</p>`,
    '<h2>Storybook</h2>',
    `<p><a href="${scheme}://storybook.localhost${port}/">Every part, screen and flow</a>, in each brand, theme and language. It is built on first use.</p>`,
    '<h2>Add a brand</h2>',
    '<pre tabindex="0">cp -r brands/perya brands/mine\n# in brands/mine/brand.json set "id": "mine" and "hosts": ["mine.localhost"]\nnpm run marquee check mine</pre>',
  ].join('\n');
  return plainPage({ title: 'Marquee', status: 200, https, body });
};
