import { randomBytes } from 'node:crypto';
import { randomPng } from '../../support/random-png.ts';
import type { BrandEdit } from './edit-brand.ts';
import {
  callLost,
  documentOf,
  DOCUMENTS,
  ENTRY,
  extended,
  replaced,
  rewritten,
  styled,
  withoutFiles,
} from './edit-release.ts';
import { faultsOf, type PlantedFault } from './planted-change.ts';

/** Adds incompressible pictures to the brand's own page. */
const heavyPage =
  (count: number): BrandEdit =>
  ({ write, read }) => {
    const paths = Array.from({ length: count }, (_, index) => `assets/about-${index}.png`);
    for (const path of paths) write(path, randomPng(300, 220));
    write(
      'pages/about/EN.md',
      [read('pages/about/EN.md'), ...paths.map((path) => `![The fair](${path})`)].join('\n\n'),
    );
  };

const page =
  (markdown: string): BrandEdit =>
  ({ write, read }) =>
    write('pages/about/EN.md', `${read('pages/about/EN.md')}\n${markdown}\n`);

/** A script that blocks the page for 900 ms. */
const SLOW = 'for (let end = performance.now() + 900; performance.now() < end; );';

/** A drawing of a few kilobytes that is slow to render: many large blurred circles. */
const SLOW_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800" width="1600" height="800"><filter id="f" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="90"/></filter>${Array.from({ length: 160 }, (_, index) => `<circle cx="${index * 10}" cy="${(index * 97) % 800}" r="300" fill="#a${index % 10}2" filter="url(#f)"/>`).join('')}</svg>`;

/** Returns text that hardly compresses. */
const noise = (characters: number): string =>
  randomBytes(Math.ceil((characters * 3) / 4))
    .toString('base64url')
    .slice(0, characters);

const DIFF_FAULTS = faultsOf('diff', {
  'promotions-off': {
    brand: ({ json }) =>
      json(({ modules, banners }) => {
        modules.off.push('promotions');
        for (const banner of banners) if (banner.target === '/promotions') banner.target = '/rng';
      }),
  },
  'host-gone': { brand: ({ json }) => json((brand) => (brand.hosts = ['booth.localhost'])) },
  'other-merchant': { brand: ({ json }) => json(({ merchant }) => (merchant.code = 'stall')) },
  'other-currency': { brand: ({ json }) => json((brand) => (brand.currency = { code: 'THB', symbol: '฿' })) },
  'weaker-jurisdiction': {
    brand: ({ json }) =>
      json((brand) => {
        brand.jurisdiction = 'XX';
        brand.agreement.minimumAge = 18;
      }),
  },
  'licence-gone': { brand: ({ json }) => json(({ licence }) => (licence.number = null)) },
  'helpline-gone': { brand: ({ json }) => json((brand) => (brand.helplines = [])) },
  'jackpot-as-real': {
    brand: ({ json }) => json(({ jackpot }) => jackpot !== null && (jackpot.mode = 'feed')),
  },
  'language-gone': {
    live: ({ json, copySample }) => {
      copySample('texts/TY.json');
      json(({ languages }) => (languages.supported = ['EN', 'TY']));
    },
  },
  'page-gone': { brand: ({ json }) => json((brand) => (brand.pages = [])) },
});

const STATUS_FAULTS = faultsOf('status', {
  'document-lost': { release: withoutFiles(documentOf('/about')) },
  'page-without-start': {
    release: replaced(documentOf('/promotions'), 'fetchpriority="low" data-bootstrap', 'fetchpriority="low"'),
  },
  'page-without-text': { release: replaced(documentOf('/about'), /<body>[^]*<\/body>/, '<body></body>') },
  'page-that-redirects': {
    release: (files) => files.set('_redirects', Buffer.from(`${String(files.get('_redirects'))}\n/about /index 302\n`)),
  },
  'script-that-does-not-parse': { release: extended(ENTRY, '\n}}') },
});

const JOURNEY_FAULTS = faultsOf('journey', {
  'login-call-lost': { release: callLost('/wps/session/login') },
  'registration-call-lost': { release: callLost('/wps/member/register') },
  'deposit-call-lost': { release: callLost('/wps/deposit') },
  'withdrawal-call-lost': { release: callLost('/wps/withdraw') },
  'launch-call-lost': { release: callLost('/wps/game/launchGame') },
  'search-hidden': { release: styled('[name=search]{display:none}') },
  'games-not-allowed': { brand: ({ json }) => json(({ platform }) => (platform.allow.launch = [])) },
  'payments-not-allowed': { brand: ({ json }) => json(({ platform }) => (platform.allow.payment = [])) },
});

const CONSOLE_FAULTS = faultsOf('console', {
  'entry-that-throws-late': { release: extended(ENTRY, ';setTimeout(()=>{throw new Error("late")});') },
  'promise-that-nobody-handles': { release: extended(ENTRY, ';Promise.reject(new Error("unhandled"));') },
  'error-in-the-console': { release: extended(ENTRY, ';console.error("a value is missing");') },
});

const POLICY_FAULTS = faultsOf('policy', {
  'picture-of-another-origin': {
    release: replaced(
      documentOf('/about'),
      '</body>',
      '<img src="https://pictures.example/fair.png" alt="The fair"></body>',
    ),
  },
  'inline-script': { release: replaced(documentOf('/about'), '</head>', '<script>globalThis.late=1</script></head>') },
  'inline-style': { release: replaced(documentOf('/about'), '</head>', '<style>main{color:red}</style></head>') },
  'stricter-header': { release: replaced(/^_headers$/, /img-src [^;]*/g, "img-src 'none'") },
});

const REQUEST_FAULTS = faultsOf('request', {
  'manifest-that-does-not-parse': { release: rewritten(/\.webmanifest$/, '{"name":') },
  'logo-lost': { release: withoutFiles(/^brand\/[^/]+\/logo\.svg$/) },
  'banner-lost': { release: withoutFiles(/^brand\/[^/]+\/gifts\.svg$/) },
  'page-script-lost': { release: withoutFiles(/^assets\/promotions-page-[^/]*\.js$/) },
  'texts-lost': { release: withoutFiles(/^data\.[^/]*\.EN\.json$/) },
  'own-page-data-lost': { release: withoutFiles(/^data\.[^/]*\.page\.json$/) },
});

const OVERFLOW_FAULTS = faultsOf('overflow', {
  'wide-header': { release: styled('.site-header{min-width:420px}') },
  'wide-footer': { release: styled('footer{width:130vw}') },
  'wide-picture': { release: styled('main img{max-width:none;width:500px;min-width:500px}') },
  'word-that-does-not-break': {
    brand: page(`${'Booth'.repeat(30)} is our name.`),
    release: styled('main *{overflow-wrap:normal;word-break:normal;hyphens:none}'),
  },
});

const CONTRAST_FAULTS = faultsOf('contrast', {
  'muted-text-on-canvas': { release: styled('.text-ink-muted{color:#d9cfc4}') },
  'button-without-contrast': { release: styled('.button{color:#ffc84a;background:#ffb81c}') },
  'footer-as-dark-as-its-text': { release: styled('footer *{color:#4a1d25}') },
  'links-without-contrast': { release: styled('main a{color:#ffe9c9}') },
});

const AXE_FAULTS = faultsOf('axe', {
  'document-without-language': { release: replaced(documentOf('/about'), / lang="en"/, '') },
  'picture-without-text': {
    release: replaced(DOCUMENTS, /<\/body>/, '<img src="/favicon.ico" width="16" height="16"></body>'),
  },
  'button-without-name': { release: replaced(DOCUMENTS, /<\/body>/, '<button type="button"></button></body>') },
  'link-without-text': {
    brand: page('[](/rng)'),
    release: replaced(DOCUMENTS, /<\/body>/, '<a href="/rng"></a></body>'),
  },
});

const BYTES_FAULTS = faultsOf('bytes', {
  'six-heavy-pictures': { brand: heavyPage(6) },
  'heavy-sheet': { release: (files) => styled(`.noise{--noise:"${noise(400_000)}"}`)(files) },
  'heavy-script': { release: (files) => extended(ENTRY, `;globalThis.noise="${noise(400_000)}";`)(files) },
  'heavy-banner': {
    release: replaced(/^brand\/[^/]+\/hero\.svg$/, '</svg>', `<!-- ${noise(900_000)} --></svg>`),
  },
});

const PAINT_FAULTS = faultsOf('paint', {
  'script-that-blocks': {
    release: (files) => {
      files.set('app.slow.js', Buffer.from(SLOW));
      replaced(DOCUMENTS, '<head>', '<head><script src="/app.slow.js"></script>')(files);
    },
  },
  'page-that-fades-in-late': {
    release: styled('@keyframes late{from{opacity:0}to{opacity:1}}#root{opacity:0;animation:late 1s 1.5s forwards}'),
  },
  'heavy-first-picture': {
    release: replaced(/^brand\/[^/]+\/hero\.svg$/, '</svg>', `<!-- ${noise(4_000_000)} --></svg>`),
  },
  'slow-drawing': { brand: ({ write }) => write('assets/hero.svg', SLOW_DRAWING) },
});

const PICTURE_FAULTS = faultsOf(
  'picture',
  {
    'menu-gone': { release: styled('nav{display:none}') },
    'other-font': { release: styled('body,button,input{font-family:monospace}') },
    'other-logo': {
      release: rewritten(
        /^brand\/[^/]+\/logo\.svg$/,
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><circle cx="20" cy="20" r="18" fill="#fff"/></svg>',
      ),
    },
    'tiles-without-pictures': { release: styled('main img{visibility:hidden}') },
  },
  'warning',
);

/** Faults in brands and in releases, at least three for each part of the verdict. */
export const FAULTS: readonly PlantedFault[] = [
  ...DIFF_FAULTS,
  ...STATUS_FAULTS,
  ...JOURNEY_FAULTS,
  ...CONSOLE_FAULTS,
  ...POLICY_FAULTS,
  ...REQUEST_FAULTS,
  ...OVERFLOW_FAULTS,
  ...CONTRAST_FAULTS,
  ...AXE_FAULTS,
  ...BYTES_FAULTS,
  ...PAINT_FAULTS,
  ...PICTURE_FAULTS,
];
