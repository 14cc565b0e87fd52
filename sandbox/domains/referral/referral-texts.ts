import type { NoticeTexts, Translations } from '#sandbox/db/schema.ts';
import type { Language } from '#schemas/languages.ts';
import { fillText } from '#sandbox/kernel/texts/fill-text.ts';

/** The name of the reward in the records, in every language. */
export const REFERRAL_NAMES: Translations<string> = {
  CN: '好友邀请赠金',
  EN: 'Friend invitation bonus',
  ID: 'Bonus undang teman',
  JA: '友達招待ボーナス',
  TH: 'โบนัสชวนเพื่อน',
  TY: 'Bonus sa pag-imbita ng kaibigan',
  VI: 'Thưởng mời bạn',
};

type Message = readonly [title: string, content: string];

const MESSAGES: Readonly<Record<Language, Message>> = {
  CN: [
    '您邀请的好友已完成存款',
    '<p>您的好友 {{friend}} 已完成首次符合条件的存款，您获得 {{amount}} 赠金。</p><p>请在 {{days}} 天内到奖励中心领取。提款前需投注赠金的 {{times}} 倍。</p>',
  ],
  EN: [
    'A friend whom you invited has deposited',
    '<p>Your friend {{friend}} has made a deposit that counts: a reward of {{amount}} is waiting for you.</p><p>Claim it in the reward centre within {{days}} {{days|day|days}}. Before you can withdraw it, it has to be wagered {{times}} {{times|time|times}}.</p>',
  ],
  ID: [
    'Teman yang Anda undang sudah deposit',
    '<p>Teman Anda {{friend}} telah melakukan deposit yang memenuhi syarat: hadiah {{amount}} menunggu Anda.</p><p>Klaim di pusat hadiah dalam {{days}} hari. Hadiah perlu turnover {{times}}x sebelum penarikan.</p>',
  ],
  JA: [
    '招待した友達が入金しました',
    '<p>お友達の{{friend}}さんが条件を満たす入金をしました。{{amount}}の特典を受け取れます。</p><p>{{days}}日以内に特典センターで受け取ってください。出金前に{{times}}倍のベットが必要です。</p>',
  ],
  TH: [
    'เพื่อนที่คุณชวนฝากเงินแล้ว',
    '<p>เพื่อนของคุณ {{friend}} ฝากเงินตามเงื่อนไขแล้ว คุณมีรางวัล {{amount}} รออยู่</p><p>รับได้ที่ศูนย์รางวัลภายใน {{days}} วัน และต้องทำเทิร์น {{times}} เท่าก่อนถอน</p>',
  ],
  TY: [
    'Nag-deposit na ang inimbitahan mong kaibigan',
    '<p>Gumawa ang kaibigan mong si {{friend}} ng deposit na pasok sa kondisyon: may naghihintay na reward na {{amount}} para sa iyo.</p><p>I-claim ito sa reward center sa loob ng {{days}} {{days|araw|na araw}}. Kailangan itong itaya nang {{times}} {{times|beses|na beses}} bago makapag-withdraw.</p>',
  ],
  VI: [
    'Người bạn mời đã nạp tiền',
    '<p>Bạn của bạn {{friend}} đã nạp tiền đủ điều kiện: phần thưởng {{amount}} đang chờ bạn.</p><p>Nhận tại trung tâm phần thưởng trong {{days}} ngày. Cần hoàn thành {{times}} vòng cược trước khi rút.</p>',
  ],
};

/** The values for the placeholders of the message. `amountIn` formats the amount in a language. */
interface Filling {
  readonly friend: string;
  readonly amountIn: (language: Language) => string;
  readonly days: number;
  readonly times: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** Creates the message to the inviter, in every language. */
export const referralMessage = ({ friend, amountIn, days, times }: Filling): NoticeTexts => {
  const inLanguage = (language: Language) => {
    const [title, content] = MESSAGES[language];
    const values = { friend: escapeHtml(friend), amount: escapeHtml(amountIn(language)), days, times };
    return { title, content: fillText(content, language, values) };
  };
  return {
    EN: inLanguage('EN'),
    CN: inLanguage('CN'),
    ID: inLanguage('ID'),
    JA: inLanguage('JA'),
    TH: inLanguage('TH'),
    TY: inLanguage('TY'),
    VI: inLanguage('VI'),
  };
};
