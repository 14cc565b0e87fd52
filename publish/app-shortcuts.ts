import type { Area } from '#schemas/brand-names.ts';
import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';

interface Shortcut {
  readonly url: string;
  readonly area: Area | null;
  readonly names: Readonly<Record<Language, string>>;
}

const SHORTCUTS: readonly Shortcut[] = [
  {
    url: '/index?member=depositv2',
    area: 'memberCentre',
    names: { CN: '存款', EN: 'Deposit', ID: 'Deposit', JA: '入金', TH: 'ฝากเงิน', TY: 'Mag-deposit', VI: 'Nạp tiền' },
  },
  {
    url: '/promotions',
    area: 'promotions',
    names: {
      CN: '优惠',
      EN: 'Promotions',
      ID: 'Promosi',
      JA: 'プロモーション',
      TH: 'โปรโมชัน',
      TY: 'Mga promosyon',
      VI: 'Khuyến mãi',
    },
  },
  {
    url: '/rng',
    area: null,
    names: { CN: '游戏', EN: 'Games', ID: 'Game', JA: 'ゲーム', TH: 'เกม', TY: 'Mga laro', VI: 'Trò chơi' },
  },
];

/** Returns the shortcuts that the icon of the installed app offers, for the areas that the brand has. */
export const appShortcuts = (
  { modules }: Pick<Brand, 'modules'>,
  language: Language,
): readonly { readonly name: string; readonly url: string }[] =>
  SHORTCUTS.filter(({ area }) => area === null || !modules.off.includes(area)).map(({ names, url }) => ({
    name: names[language],
    url,
  }));
