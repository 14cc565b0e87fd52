import { LANGUAGES, type Language } from '#schemas/languages.ts';
import type { NoticeTexts, Translations } from '#sandbox/db/schema.ts';
import { fillText } from '#sandbox/kernel/texts/fill-text.ts';

export const PRIZE_NAMES: Translations<string> = {
  CN: '周排行榜奖励',
  EN: 'Prize of the weekly leaderboard',
  ID: 'Hadiah papan peringkat mingguan',
  JA: '週間ランキングの特典',
  TH: 'รางวัลอันดับประจำสัปดาห์',
  TY: 'Premyo sa lingguhang leaderboard',
  VI: 'Phần thưởng bảng xếp hạng tuần',
};

const MESSAGES: Readonly<Record<Language, readonly [title: string, content: string]>> = {
  CN: [
    '您上周排名第 {{rank}}',
    '<p>恭喜！您在上周的排行榜中名列第 <strong>{{rank}}</strong>。</p><p>奖励已放入奖励中心，请在 {{days}} 天内领取。</p>',
  ],
  EN: [
    'You finished the week at rank {{rank}}',
    '<p>Well played: you were number <strong>{{rank}}</strong> on last week’s leaderboard.</p><p>Your prize waits in the reward centre. Claim it within {{days}} {{days|day|days}}.</p>',
  ],
  ID: [
    'Anda menutup minggu di peringkat {{rank}}',
    '<p>Selamat: Anda nomor <strong>{{rank}}</strong> di papan peringkat minggu lalu.</p><p>Hadiah Anda menunggu di pusat hadiah. Klaim dalam {{days}} hari.</p>',
  ],
  JA: [
    '先週の順位は{{rank}}位でした',
    '<p>おめでとうございます。先週のランキングで<strong>{{rank}}位</strong>になりました。</p><p>特典は特典センターにあります。{{days}}日以内に受け取ってください。</p>',
  ],
  TH: [
    'สัปดาห์ที่แล้วคุณได้อันดับ {{rank}}',
    '<p>ยินดีด้วย คุณได้อันดับ <strong>{{rank}}</strong> ของสัปดาห์ที่แล้ว</p><p>รางวัลรออยู่ในศูนย์รางวัล กรุณารับภายใน {{days}} วัน</p>',
  ],
  TY: [
    'Natapos mo ang linggo sa rank {{rank}}',
    '<p>Ang galing: ikaw ang pang-<strong>{{rank}}</strong> sa leaderboard noong nakaraang linggo.</p><p>Nasa reward center na ang premyo mo. I-claim ito sa loob ng {{days}} {{days|araw|na araw}}.</p>',
  ],
  VI: [
    'Tuần qua bạn xếp hạng {{rank}}',
    '<p>Chúc mừng: bạn xếp hạng <strong>{{rank}}</strong> trên bảng xếp hạng tuần trước.</p><p>Phần thưởng đang ở trung tâm phần thưởng. Hãy nhận trong {{days}} ngày.</p>',
  ],
};

/** Creates the message that tells a member about a prize. */
export const prizeMessage = (rank: number, days: number): NoticeTexts => {
  const notice = (language: Language) => {
    const [title, content] = MESSAGES[language];
    const values = { rank, days };
    return { title: fillText(title, language, values), content: fillText(content, language, values) };
  };
  return { EN: notice('EN'), ...Object.fromEntries(LANGUAGES.map((language) => [language, notice(language)])) };
};
