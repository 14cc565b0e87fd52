import type { Language } from '#schemas/languages.ts';
import type { Refusal } from '#schemas/promotions.ts';
import type { NoticeTexts, PromotionRow } from '#sandbox/db/schema.ts';
import { fillText } from '#sandbox/kernel/texts/fill-text.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

interface DecisionWords {
  readonly approved: string;
  readonly paid: string;
  readonly toClaim: string;
  readonly refused: string;
  readonly why: Readonly<Record<Refusal, string>>;
  readonly again: string;
}

const WORDS: Readonly<Record<Language, DecisionWords>> = {
  CN: {
    approved: '申请已通过：{{title}}',
    paid: '赠金已转入您的主钱包，详情见“赠金明细”。',
    toClaim: '您的赠金已经准备好，请在优惠活动页面领取。',
    refused: '申请未通过：{{title}}',
    why: {
      PICTURE_UNREADABLE: '图片太小，我们看不清内容。',
      NOT_ELIGIBLE: '您的会员等级尚未达到此活动的要求。',
      OTHER: '申请不符合活动条件。',
    },
    again: '您可以修改后重新提交申请。',
  },
  EN: {
    approved: 'Your application was approved: {{title}}',
    paid: 'The bonus is in your main wallet. You find its record under “Bonus details”.',
    toClaim: 'Your bonus is ready. Claim it on the page of the promotion.',
    refused: 'Your application was not approved: {{title}}',
    why: {
      PICTURE_UNREADABLE: 'The picture is too small to read.',
      NOT_ELIGIBLE: 'Your rank is below the one that this promotion is for.',
      OTHER: 'The application does not meet the conditions.',
    },
    again: 'You may change it and send it again.',
  },
  ID: {
    approved: 'Permohonan Anda disetujui: {{title}}',
    paid: 'Bonus sudah masuk ke dompet utama; rinciannya ada di daftar bonus.',
    toClaim: 'Bonus Anda sudah siap. Klaim di halaman promosinya.',
    refused: 'Permohonan Anda belum disetujui: {{title}}',
    why: {
      PICTURE_UNREADABLE: 'Gambarnya terlalu kecil untuk dibaca.',
      NOT_ELIGIBLE: 'Level Anda belum mencapai syarat promosi ini.',
      OTHER: 'Permohonan belum memenuhi syarat.',
    },
    again: 'Anda boleh memperbaikinya dan mengirim lagi.',
  },
  JA: {
    approved: '申請が承認されました：{{title}}',
    paid: 'ボーナスがメインウォレットに入りました。記録は「ボーナス明細」でご覧いただけます。',
    toClaim: 'ボーナスの準備ができました。プロモーションのページでお受け取りください。',
    refused: '申請は承認されませんでした：{{title}}',
    why: {
      PICTURE_UNREADABLE: '画像が小さすぎて内容を確認できません。',
      NOT_ELIGIBLE: 'このプロモーションの対象ランクに達していません。',
      OTHER: '申請が条件を満たしていません。',
    },
    again: '内容を直して、もう一度お送りいただけます。',
  },
  TH: {
    approved: 'คำขอของคุณได้รับอนุมัติ: {{title}}',
    paid: 'โบนัสเข้ากระเป๋าหลักแล้ว ดูรายการได้ในประวัติโบนัส',
    toClaim: 'โบนัสของคุณพร้อมแล้ว รับได้ที่หน้าโปรโมชัน',
    refused: 'คำขอของคุณยังไม่ได้รับอนุมัติ: {{title}}',
    why: {
      PICTURE_UNREADABLE: 'รูปเล็กเกินไปจนอ่านไม่ได้',
      NOT_ELIGIBLE: 'ระดับของคุณยังไม่ถึงเงื่อนไขของโปรโมชันนี้',
      OTHER: 'คำขอไม่ตรงตามเงื่อนไข',
    },
    again: 'คุณแก้ไขแล้วส่งใหม่ได้',
  },
  TY: {
    approved: 'Inaprubahan ang application mo: {{title}}',
    paid: 'Nasa main wallet mo na ang bonus; makikita ito sa listahan ng mga bonus.',
    toClaim: 'Handa na ang bonus mo. I-claim ito sa page ng promo.',
    refused: 'Hindi naaprubahan ang application mo: {{title}}',
    why: {
      PICTURE_UNREADABLE: 'Masyadong maliit ang larawan para mabasa.',
      NOT_ELIGIBLE: 'Hindi pa umaabot ang rank mo sa hinihingi ng promo na ito.',
      OTHER: 'Hindi tugma sa mga kondisyon ang application.',
    },
    again: 'Puwede mo itong ayusin at ipadala ulit.',
  },
  VI: {
    approved: 'Đơn của bạn đã được duyệt: {{title}}',
    paid: 'Tiền thưởng đã vào ví chính; bạn xem lại trong danh sách tiền thưởng.',
    toClaim: 'Tiền thưởng của bạn đã sẵn sàng. Hãy nhận trên trang khuyến mãi.',
    refused: 'Đơn của bạn chưa được duyệt: {{title}}',
    why: {
      PICTURE_UNREADABLE: 'Ảnh quá nhỏ nên không đọc được.',
      NOT_ELIGIBLE: 'Hạng của bạn chưa đạt yêu cầu của khuyến mãi này.',
      OTHER: 'Đơn chưa đáp ứng điều kiện.',
    },
    again: 'Bạn có thể sửa và gửi lại.',
  },
};

/** Creates the message about the decision on an application, in every language. */
export const decisionMessage = (
  { texts, paidOnApproval, mayRepeat }: PromotionRow,
  refusal: Refusal | null,
): NoticeTexts => {
  const notice = (language: Language) => {
    const { approved, paid, toClaim, refused, why, again } = WORDS[language];
    const paragraphs =
      refusal === null ? [paidOnApproval ? paid : toClaim] : [why[refusal], ...(mayRepeat ? [again] : [])];
    return {
      title: fillText(refusal === null ? approved : refused, language, { title: translate(texts, language).title }),
      content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    };
  };
  const languages = Object.keys(WORDS) as Language[];
  return { EN: notice('EN'), ...Object.fromEntries(languages.map((language) => [language, notice(language)])) };
};
