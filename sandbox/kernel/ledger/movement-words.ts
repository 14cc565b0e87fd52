import type { Language } from '#schemas/languages.ts';
import type { TransactionKind } from '#sandbox/db/schema.ts';

/**
 * The kinds of movements about which no message is sent, each with the reason: the member started the movement and sees its result (`pressed`), it
 * moves play money, or it moves points, which have a list of their own.
 */
export const UNTOLD_KINDS = {
  withdrawal: 'pressed',
  transfer: 'pressed',
  bet: 'pressed',
  payout: 'pressed',
  conversion: 'pressed',
  trial: 'play money',
  'trial-bet': 'play money',
  'trial-payout': 'play money',
  'points-earned': 'points',
  'points-granted': 'points',
  'points-redeemed': 'points',
  'points-spent': 'points',
  'points-returned': 'points',
  'points-converted': 'points',
} as const satisfies Readonly<Partial<Record<TransactionKind, string>>>;

/** The kinds of movements about which the receiving member gets a message. */
export type ToldKind = Exclude<TransactionKind, keyof typeof UNTOLD_KINDS>;

interface Words {
  readonly titles: Readonly<Record<ToldKind, string>>;
  readonly credited: string;
  readonly sent: string;
}

/**
 * The words of the messages. A transfer is named after its receiver, so `upline` is about money from a downline, and `downline` about money from the
 * upline.
 */
export const MOVEMENT_WORDS: Readonly<Record<Language, Words>> = {
  CN: {
    titles: {
      deposit: '存款 {{amount}} 已到账',
      'payout-sent': '提款 {{amount}} 已汇出',
      'withdrawal-returned': '提款未通过，{{amount}} 已退回',
      bonus: '您获得 {{amount}} 赠金',
      rebate: '您获得 {{amount}} 返水',
      adjustment: '余额调整：{{amount}}',
      upline: '下级向您转账 {{amount}}',
      downline: '上级向您转账 {{amount}}',
      redemption: '积分兑换的 {{amount}} 已到账',
      salary: '您获得 {{amount}} 工资',
      dividend: '您获得 {{amount}} 分红',
    },
    credited: '{{amount}} 已转入您的主钱包。单号：{{number}}。',
    sent: '{{amount}} 已汇往您的收款账户。到账后请到会员中心确认。单号：{{number}}。',
  },
  EN: {
    titles: {
      deposit: 'Your deposit of {{amount}} has arrived',
      'payout-sent': 'Your withdrawal of {{amount}} has been paid',
      'withdrawal-returned': 'Your withdrawal was not approved: {{amount}} is back',
      bonus: 'You received a bonus of {{amount}}',
      rebate: 'You received a rebate of {{amount}}',
      adjustment: 'Your balance was corrected by {{amount}}',
      upline: 'A downline sent you {{amount}}',
      downline: 'Your upline sent you {{amount}}',
      redemption: 'Your voucher of {{amount}} was paid',
      salary: 'You received a salary of {{amount}}',
      dividend: 'You received a dividend of {{amount}}',
    },
    credited: '{{amount}} is in your main wallet. Order number: {{number}}.',
    sent: '{{amount}} is on its way to your account. Please confirm in the member centre once it has arrived. Order number: {{number}}.',
  },
  ID: {
    titles: {
      deposit: 'Deposit {{amount}} Anda sudah masuk',
      'payout-sent': 'Penarikan {{amount}} Anda sudah dikirim',
      'withdrawal-returned': 'Penarikan Anda tidak disetujui: {{amount}} kembali ke dompet',
      bonus: 'Anda menerima bonus {{amount}}',
      rebate: 'Anda menerima rebate {{amount}}',
      adjustment: 'Saldo Anda dikoreksi sebesar {{amount}}',
      upline: 'Downline mengirim {{amount}} kepada Anda',
      downline: 'Upline mengirim {{amount}} kepada Anda',
      redemption: 'Voucher tunai {{amount}} Anda sudah masuk',
      salary: 'Anda menerima gaji {{amount}}',
      dividend: 'Anda menerima dividen {{amount}}',
    },
    credited: '{{amount}} sudah ada di dompet utama Anda. Nomor transaksi: {{number}}.',
    sent: '{{amount}} sedang dikirim ke rekening Anda. Konfirmasikan di pusat anggota setelah masuk. Nomor transaksi: {{number}}.',
  },
  JA: {
    titles: {
      deposit: '{{amount}}の入金が完了しました',
      'payout-sent': '{{amount}}の出金を送金しました',
      'withdrawal-returned': '出金が承認されず、{{amount}}が戻りました',
      bonus: '{{amount}}のボーナスを受け取りました',
      rebate: '{{amount}}のリベートを受け取りました',
      adjustment: '残高が{{amount}}修正されました',
      upline: '下位者から{{amount}}が届きました',
      downline: '上位者から{{amount}}が届きました',
      redemption: '交換した{{amount}}が支払われました',
      salary: '{{amount}}の給与を受け取りました',
      dividend: '{{amount}}の配当を受け取りました',
    },
    credited: '{{amount}}がメインウォレットに入りました。取引番号：{{number}}',
    sent: '{{amount}}を口座へ送金しました。届きましたらマイページでご確認ください。取引番号：{{number}}',
  },
  TH: {
    titles: {
      deposit: 'เงินฝาก {{amount}} ของคุณเข้าแล้ว',
      'payout-sent': 'โอนเงินถอน {{amount}} ของคุณแล้ว',
      'withdrawal-returned': 'การถอนไม่ได้รับอนุมัติ คืน {{amount}} เข้ากระเป๋าแล้ว',
      bonus: 'คุณได้รับโบนัส {{amount}}',
      rebate: 'คุณได้รับรีเบต {{amount}}',
      adjustment: 'ปรับยอดเงินของคุณ {{amount}}',
      upline: 'ดาวน์ไลน์โอน {{amount}} ให้คุณ',
      downline: 'อัปไลน์โอน {{amount}} ให้คุณ',
      redemption: 'คูปองเงินสด {{amount}} ของคุณเข้ากระเป๋าแล้ว',
      salary: 'คุณได้รับเงินเดือน {{amount}}',
      dividend: 'คุณได้รับเงินปันผล {{amount}}',
    },
    credited: '{{amount}} เข้ากระเป๋าหลักแล้ว เลขที่รายการ: {{number}}',
    sent: 'กำลังโอน {{amount}} ไปยังบัญชีของคุณ เมื่อเงินเข้าแล้วโปรดยืนยันในศูนย์สมาชิก เลขที่รายการ: {{number}}',
  },
  TY: {
    titles: {
      deposit: 'Pumasok na ang deposit mong {{amount}}',
      'payout-sent': 'Naipadala na ang withdrawal mong {{amount}}',
      'withdrawal-returned': 'Hindi naaprubahan ang withdrawal mo: ibinalik sa wallet ang {{amount}}',
      bonus: 'Nakatanggap ka ng bonus na {{amount}}',
      rebate: 'Nakatanggap ka ng rebate na {{amount}}',
      adjustment: 'Itinama ang balance mo nang {{amount}}',
      upline: 'Pinadalhan ka ng downline ng {{amount}}',
      downline: 'Pinadalhan ka ng upline mo ng {{amount}}',
      redemption: 'Pumasok na ang cash voucher mong {{amount}}',
      salary: 'Nakatanggap ka ng suweldo na {{amount}}',
      dividend: 'Nakatanggap ka ng dibidendo na {{amount}}',
    },
    credited: 'Nasa main wallet mo na ang {{amount}}. Order number: {{number}}.',
    sent: 'Papunta na sa account mo ang {{amount}}. Kumpirmahin sa member center kapag dumating na. Order number: {{number}}.',
  },
  VI: {
    titles: {
      deposit: 'Khoản nạp {{amount}} đã vào ví',
      'payout-sent': 'Khoản rút {{amount}} đã được chuyển',
      'withdrawal-returned': 'Yêu cầu rút không được duyệt: đã hoàn {{amount}} về ví',
      bonus: 'Bạn nhận được tiền thưởng {{amount}}',
      rebate: 'Bạn nhận được tiền hoàn trả {{amount}}',
      adjustment: 'Số dư của bạn được điều chỉnh {{amount}}',
      upline: 'Tuyến dưới đã chuyển cho bạn {{amount}}',
      downline: 'Tuyến trên đã chuyển cho bạn {{amount}}',
      redemption: 'Phiếu tiền mặt {{amount}} của bạn đã vào ví',
      salary: 'Bạn nhận được lương {{amount}}',
      dividend: 'Bạn nhận được cổ tức {{amount}}',
    },
    credited: '{{amount}} đã vào ví chính. Mã giao dịch: {{number}}.',
    sent: '{{amount}} đang được chuyển đến tài khoản của bạn. Khi tiền đến, hãy xác nhận trong trung tâm hội viên. Mã giao dịch: {{number}}.',
  },
};
