import type { BrandEdit, BrandJson } from './edit-brand.ts';
import { DOCUMENTS, ENTRY, extended, replaced, styled } from './edit-release.ts';
import { harmlessChanges, type PlantedChange } from './planted-change.ts';

const json =
  (edit: (brand: BrandJson) => void): BrandEdit =>
  (files) =>
    files.json(edit);

const layout = (values: object): { readonly brand: BrandEdit } => ({
  brand: json((brand) => {
    brand.layout = { ...brand.layout, ...values };
  }),
});

const texts = (own: Readonly<Record<string, string>>): { readonly brand: BrandEdit } => ({
  brand: (files) => files.texts(own),
});

/** Sets tokens in both themes. */
const colours = (values: Readonly<Record<string, string>>): { readonly brand: BrandEdit } => ({
  brand: json(({ theme }) => {
    for (const tokens of [theme.tokens.light, theme.tokens.dark])
      for (const [token, $value] of Object.entries(values)) Object.assign(tokens, { [token]: { $value } });
  }),
});

const ABOUT = 'pages/about/EN.md';
const STALL = { id: 'stall', path: '/stall', link: 'menu' } as const;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><path d="M8 8h144v24H8z" fill="#fff"/></svg>';

const TEXTS = harmlessChanges({
  'other-tagline': texts({ 'brand:tagline': 'A small stall with bright lights.' }),
  'other-banner-title': texts({ 'brand:banner.home-fiesta.title': 'The stalls are open' }),
  'longer-banner-text': texts({
    'brand:banner.home-fiesta.text': 'Slots and live casino in one account, on any phone and at any time of the day.',
  }),
  'other-title': { brand: json(({ seo }) => (seo.title = { EN: 'Booth: bright lights, slots and live casino' })) },
  'other-description': {
    brand: json(({ seo }) => (seo.description = { EN: 'Bright lights, slots and live dealers.' })),
  },
  'longer-page': {
    brand: ({ read, write }) =>
      write(
        ABOUT,
        `${read(ABOUT)}\n## Where we are\n\nIn the third row, beside the wheel.\n\n- Slots\n- Live dealers\n`,
      ),
  },
  'page-with-a-table': {
    brand: ({ read, write }) =>
      write(ABOUT, `${read(ABOUT)}\n| Day | Open |\n| --- | --- |\n| Monday | 10 to 22 |\n| Sunday | 12 to 20 |\n`),
  },
  'page-with-a-picture': {
    brand: ({ read, write }) => write(ABOUT, `${read(ABOUT)}\n![The tables](assets/table.svg)\n`),
  },
  'corrected-page': {
    brand: ({ write }) =>
      write(ABOUT, '# About Booth\n\nBooth is a small brand with slots, fishing games and live dealers.\n'),
  },
  'second-page': {
    brand: ({ json: edit, write }) => {
      edit(({ pages }) => pages.push(STALL));
      write('pages/stall/EN.md', '# The stall\n\nWhat is for sale today.\n');
    },
  },
  'page-in-the-menu': { brand: json(({ pages }) => pages[0] && (pages[0].link = 'menu')) },
});

const LOOKS = harmlessChanges({
  'bar-as-header': layout({ header: 'bar' }),
  'rail-as-header': layout({ header: 'rail' }),
  'single-hero': layout({ hero: { form: 'single' } }),
  'mosaic-as-hero': layout({ hero: { form: 'mosaic' } }),
  'compact-hero': layout({ hero: { form: 'compact' } }),
  'hero-text-at-the-end': layout({ hero: { side: 'end' } }),
  'portrait-tiles': layout({ tile: { shape: 'portrait' } }),
  'round-tiles': layout({ tile: { shape: 'round' } }),
  'captions-over-tiles': layout({ tile: { caption: 'over' } }),
  'dots-as-pattern': layout({ pattern: 'dots' }),
  'solid-icons': layout({ icons: 'solid' }),
  'calm-motion': layout({ motion: 'calm' }),
  'rich-footer': layout({ footer: 'rich' }),
  'other-bottom-bar': layout({ bottomBar: ['home', 'games', 'deposit', 'account'] }),
  'art-beside-forms': layout({ modal: 'art' }),
  'registration-in-steps': layout({ registration: 'steps' }),
  'fewer-sections': layout({
    home: [{ kind: 'hero' }, { kind: 'categories' }, { kind: 'rail', of: 'popular' }, { kind: 'steps' }],
  }),
  'other-look': layout({ look: 'fiesta@1' }),
  'other-primary-colour': colours({ primary: '#FFC94D' }),
  'other-radius': {
    brand: json(({ theme }) =>
      Object.assign(theme.tokens.dimension, { 'radius-card': { $value: { value: 8, unit: 'px' } } }),
    ),
  },
  'new-font': {
    brand: json(({ theme }) =>
      Object.assign(theme.tokens.fontFamily, { 'font-body': { $value: ['Arial', 'sans-serif'] } }),
    ),
  },
  'dark-as-default': { brand: json(({ theme }) => (theme.default = 'dark')) },
  'new-logo': { brand: ({ write }) => write('assets/logo.svg', LOGO) },
});

const BANNERS = harmlessChanges({
  'another-order': { brand: json((brand) => (brand.banners = brand.banners.toReversed())) },
  'one-banner-less': { brand: json((brand) => (brand.banners = brand.banners.slice(1))) },
  'one-banner-more': {
    brand: ({ json: edit, texts: write }) => {
      edit(({ banners }) => banners.unshift({ bannerId: 'new-tables', groupName: 'w_home', url: 'assets/table.svg' }));
      write({ 'brand:banner.new-tables.title': 'New tables', 'brand:banner.new-tables.text': 'Three more dealers.' });
    },
  },
  'other-target': { brand: json(({ banners }) => banners[0] && (banners[0].target = '/live')) },
  'other-picture': { brand: json(({ banners }) => banners[1] && (banners[1].url = 'assets/table.svg')) },
  'other-weight': { brand: json(({ banners }) => banners[1] && (banners[1].weight = 90)) },
  'ended-banner': {
    brand: json(({ banners }) =>
      Object.assign(banners[1] ?? {}, { from: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' }),
    ),
  },
  'no-jackpot': { brand: json((brand) => (brand.jackpot = null)) },
  'other-jackpot': { brand: json(({ jackpot }) => jackpot && (jackpot.start = 21_000_000)) },
});

const VALUES = harmlessChanges({
  'another-host': { brand: json(({ hosts }) => hosts.push('tent.localhost')) },
  'another-language': {
    brand: ({ json: edit, copySample }) => {
      copySample('texts/TY.json');
      edit(({ languages }) => (languages.supported = ['EN', 'TY']));
    },
  },
  'another-area': { brand: json(({ modules }) => (modules.off = modules.off.filter((area) => area !== 'help'))) },
  'another-helpline': {
    brand: json(({ helplines }) => helplines.push({ name: 'Night line', phone: '+63 2 8888 0000' })),
  },
  'higher-age': { brand: json(({ agreement }) => (agreement.minimumAge = 23)) },
  'other-chat-room': {
    brand: json((brand) => (brand.liveChat = 'http://sandbox.localhost:4000/sandbox/chat?merchant=booth')),
  },
  'another-menu-order': { brand: json(({ navigation }) => navigation.order.reverse()) },
  'another-field-order': { brand: json(({ register }) => register.order.reverse()) },
  'games-in-the-page': { brand: json(({ navigation }) => (navigation.launchIn = 'page')) },
  nothing: {},
  'brand-file-without-white-space': {
    brand: ({ read, write }) => write('brand.json', JSON.stringify(JSON.parse(read('brand.json')))),
  },
  'unused-asset': { brand: ({ write }) => write('assets/spare.svg', LOGO) },
});

/** Product updates that do not affect any page. */
const UPDATES = harmlessChanges({
  'comment-in-the-sheet': { release: styled('/* another build */') },
  'rule-that-nothing-uses': { release: styled('.of-another-brand{color:red;width:200vw}') },
  'comment-in-the-script': { release: extended(ENTRY, '\n/* another build */\n') },
  'comment-in-the-documents': { release: replaced(DOCUMENTS, '</body>', '<!-- another build --></body>') },
  'other-robots': { release: extended(/^robots\.txt$/, '\n# another build\n') },
});

/** Changes that operators make every week and that harm nobody. */
export const HARMLESS: readonly PlantedChange[] = [...TEXTS, ...LOOKS, ...BANNERS, ...VALUES, ...UPDATES];
