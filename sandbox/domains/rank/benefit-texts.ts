import type { Language } from '#schemas/languages.ts';
import type { Translations } from '#sandbox/db/schema.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

interface Benefit {
  readonly from: number;
  readonly to?: number;
  readonly texts: Translations<string>;
}

/** The benefits, each with the first and last level at which it applies. */
const BENEFITS: readonly Benefit[] = [
  {
    from: 1,
    texts: {
      EN: 'A bonus for reaching it, to claim in the reward centre',
      CN: '晋升赠金，可在奖励中心领取',
      ID: 'Bonus naik level, diklaim di pusat hadiah',
      JA: '到達ボーナス（特典センターで受け取り）',
      TH: 'โบนัสเลื่อนระดับ รับได้ที่ศูนย์รางวัล',
      TY: 'Bonus sa pag-abot nito, i-claim sa reward center',
      VI: 'Thưởng lên hạng, nhận tại trung tâm phần thưởng',
    },
  },
  {
    from: 0,
    to: 1,
    texts: {
      EN: 'A bonus for your first messenger ID',
      CN: '首次填写即时通讯账号的赠金',
      ID: 'Bonus untuk ID messenger pertama',
      JA: '初回メッセンジャーID登録ボーナス',
      TH: 'โบนัสสำหรับ ID แอปแชตแรก',
      TY: 'Bonus para sa unang messenger ID mo',
      VI: 'Thưởng cho ID nhắn tin đầu tiên',
    },
  },
  {
    from: 2,
    texts: {
      EN: 'A larger bonus for your first messenger ID',
      CN: '首次填写即时通讯账号的更高赠金',
      ID: 'Bonus lebih besar untuk ID messenger pertama',
      JA: '初回メッセンジャーID登録ボーナスを増額',
      TH: 'โบนัสที่มากขึ้นสำหรับ ID แอปแชตแรก',
      TY: 'Mas malaking bonus para sa unang messenger ID mo',
      VI: 'Thưởng cao hơn cho ID nhắn tin đầu tiên',
    },
  },
  {
    from: 5,
    texts: {
      EN: 'VIP customer service',
      CN: 'VIP专属客服',
      ID: 'Layanan pelanggan VIP',
      JA: 'VIP専用カスタマーサービス',
      TH: 'ฝ่ายบริการลูกค้า VIP',
      TY: 'VIP customer service',
      VI: 'Chăm sóc khách hàng VIP',
    },
  },
];

/** Returns the benefits of a level in a language. */
export const benefitsOf = (rankLevel: number, language: Language): readonly string[] =>
  BENEFITS.filter(({ from, to = Infinity }) => rankLevel >= from && rankLevel <= to).map(({ texts }) =>
    translate(texts, language),
  );
