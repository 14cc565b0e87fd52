import type { ContractKind, ContractStepName } from '#schemas/contract-names.ts';
import type { Language } from '#schemas/languages.ts';

/**
 * The steps about which a message is sent. The replacement of a contract has no message of its own, because it comes with the message about the
 * acceptance of the new one.
 */
export type ToldStep = Exclude<ContractStepName, 'REPLACED' | 'MOVED'>;

interface ContractWords {
  readonly kinds: Readonly<Record<ContractKind, string>>;
  readonly platform: string;
  /** The titles of the messages; `{{who}}` is the other party. */
  readonly titles: Readonly<Record<ToldStep, string>>;
  /** The text that says where to answer a request. */
  readonly answer: string;
  readonly lowered: string;
  readonly see: string;
}

export const CONTRACT_WORDS: Readonly<Record<Language, ContractWords>> = {
  EN: {
    kinds: { dividend: 'Dividend', daily: 'Daily wages', hourly: 'Hourly salary', realtime: 'Real-time salary' },
    platform: 'the platform',
    titles: {
      OFFERED: '{{kind}}: {{who}} offers you a contract',
      COUNTERED: '{{kind}}: {{who}} has made a counter-offer',
      ACCEPTED: '{{kind}}: {{who}} has accepted',
      REJECTED: '{{kind}}: {{who}} has declined',
      WITHDRAWN: '{{kind}}: {{who}} has withdrawn the offer',
      EXPIRED: '{{kind}}: the offer between you and {{who}} has expired',
      TERMINATION_ASKED: '{{kind}}: {{who}} asks to end the contract',
      TERMINATION_REJECTED: '{{kind}}: {{who}} does not agree to end the contract',
      TERMINATION_WITHDRAWN: '{{kind}}: {{who}} no longer asks to end the contract',
      TERMINATED: '{{kind}}: the contract with {{who}} has ended',
      RATE_LOWERED: '{{kind}}: the contract with {{who}} has ended',
    },
    answer: 'Please answer under “Contract requests” in the agent centre.',
    lowered: 'Its rate was above what the upline has now.',
    see: 'You find every step with the contract in the agent centre.',
  },
  CN: {
    kinds: { dividend: '分红', daily: '日工资', hourly: '时薪', realtime: '实时工资' },
    platform: '平台',
    titles: {
      OFFERED: '{{kind}}：{{who}} 向您提出契约',
      COUNTERED: '{{kind}}：{{who}} 提出了反提议',
      ACCEPTED: '{{kind}}：{{who}} 已接受',
      REJECTED: '{{kind}}：{{who}} 已拒绝',
      WITHDRAWN: '{{kind}}：{{who}} 已撤回提议',
      EXPIRED: '{{kind}}：您与 {{who}} 的提议已过期',
      TERMINATION_ASKED: '{{kind}}：{{who}} 申请终止契约',
      TERMINATION_REJECTED: '{{kind}}：{{who}} 不同意终止契约',
      TERMINATION_WITHDRAWN: '{{kind}}：{{who}} 已撤回终止申请',
      TERMINATED: '{{kind}}：与 {{who}} 的契约已终止',
      RATE_LOWERED: '{{kind}}：与 {{who}} 的契约已终止',
    },
    answer: '请在代理中心的“契约请求”中答复。',
    lowered: '其比例高于上级目前的比例。',
    see: '全部过程可在代理中心的契约中查看。',
  },
  ID: {
    kinds: { dividend: 'Dividen', daily: 'Gaji harian', hourly: 'Gaji per jam', realtime: 'Gaji real-time' },
    platform: 'platform',
    titles: {
      OFFERED: '{{kind}}: {{who}} menawarkan kontrak kepada Anda',
      COUNTERED: '{{kind}}: {{who}} mengajukan tawaran balik',
      ACCEPTED: '{{kind}}: {{who}} menerima',
      REJECTED: '{{kind}}: {{who}} menolak',
      WITHDRAWN: '{{kind}}: {{who}} menarik tawarannya',
      EXPIRED: '{{kind}}: tawaran antara Anda dan {{who}} sudah kedaluwarsa',
      TERMINATION_ASKED: '{{kind}}: {{who}} meminta kontrak diakhiri',
      TERMINATION_REJECTED: '{{kind}}: {{who}} tidak setuju kontrak diakhiri',
      TERMINATION_WITHDRAWN: '{{kind}}: {{who}} membatalkan permintaan mengakhiri kontrak',
      TERMINATED: '{{kind}}: kontrak dengan {{who}} sudah berakhir',
      RATE_LOWERED: '{{kind}}: kontrak dengan {{who}} sudah berakhir',
    },
    answer: 'Jawaban Anda ditunggu di permintaan kontrak pada pusat agen.',
    lowered: 'Tarifnya melebihi tarif upline saat ini.',
    see: 'Semua langkah tercatat pada kontrak di pusat agen.',
  },
  JA: {
    kinds: { dividend: '配当', daily: '日給', hourly: '時給', realtime: 'リアルタイム給' },
    platform: 'プラットフォーム',
    titles: {
      OFFERED: '{{kind}}：{{who}}さんから契約の提案があります',
      COUNTERED: '{{kind}}：{{who}}さんから対案がありました',
      ACCEPTED: '{{kind}}：{{who}}さんが承諾しました',
      REJECTED: '{{kind}}：{{who}}さんが提案を拒否しました',
      WITHDRAWN: '{{kind}}：{{who}}さんが提案を取り下げました',
      EXPIRED: '{{kind}}：{{who}}さんとの提案の期限が切れました',
      TERMINATION_ASKED: '{{kind}}：{{who}}さんが契約の終了を求めています',
      TERMINATION_REJECTED: '{{kind}}：{{who}}さんは契約の終了に同意しませんでした',
      TERMINATION_WITHDRAWN: '{{kind}}：{{who}}さんが終了申請を取り下げました',
      TERMINATED: '{{kind}}：{{who}}さんとの契約が終了しました',
      RATE_LOWERED: '{{kind}}：{{who}}さんとの契約が終了しました',
    },
    answer: 'エージェントセンターの「契約の申請」でご回答ください。',
    lowered: '契約の料率が、上位者の現在の料率を上回ったためです。',
    see: '経緯はエージェントセンターの契約でご確認いただけます。',
  },
  TH: {
    kinds: { dividend: 'เงินปันผล', daily: 'เงินเดือนรายวัน', hourly: 'เงินเดือนรายชั่วโมง', realtime: 'เงินเดือนเรียลไทม์' },
    platform: 'แพลตฟอร์ม',
    titles: {
      OFFERED: '{{kind}}: {{who}} เสนอสัญญาให้คุณ',
      COUNTERED: '{{kind}}: {{who}} ยื่นข้อเสนอกลับ',
      ACCEPTED: '{{kind}}: {{who}} ตอบรับแล้ว',
      REJECTED: '{{kind}}: {{who}} ปฏิเสธ',
      WITHDRAWN: '{{kind}}: {{who}} ถอนข้อเสนอแล้ว',
      EXPIRED: '{{kind}}: ข้อเสนอระหว่างคุณกับ {{who}} หมดอายุแล้ว',
      TERMINATION_ASKED: '{{kind}}: {{who}} ขอยุติสัญญา',
      TERMINATION_REJECTED: '{{kind}}: {{who}} ไม่ตกลงยุติสัญญา',
      TERMINATION_WITHDRAWN: '{{kind}}: {{who}} ถอนคำขอยุติสัญญาแล้ว',
      TERMINATED: '{{kind}}: สัญญากับ {{who}} สิ้นสุดแล้ว',
      RATE_LOWERED: '{{kind}}: สัญญากับ {{who}} สิ้นสุดแล้ว',
    },
    answer: 'โปรดตอบในคำขอสัญญาที่ศูนย์เอเยนต์',
    lowered: 'อัตราสูงกว่าที่อัปไลน์มีอยู่ในตอนนี้',
    see: 'ดูทุกขั้นตอนได้ที่สัญญาในศูนย์เอเยนต์',
  },
  TY: {
    kinds: {
      dividend: 'Dividend',
      daily: 'Sahod kada araw',
      hourly: 'Sahod kada oras',
      realtime: 'Real-time na sahod',
    },
    platform: 'platform',
    titles: {
      OFFERED: '{{kind}}: may alok na kontrata sa iyo si {{who}}',
      COUNTERED: '{{kind}}: may ganting alok si {{who}}',
      ACCEPTED: '{{kind}}: tinanggap ni {{who}}',
      REJECTED: '{{kind}}: tinanggihan ni {{who}}',
      WITHDRAWN: '{{kind}}: binawi ni {{who}} ang alok',
      EXPIRED: '{{kind}}: lumipas na ang alok sa pagitan ninyo ni {{who}}',
      TERMINATION_ASKED: '{{kind}}: gustong tapusin ni {{who}} ang kontrata',
      TERMINATION_REJECTED: '{{kind}}: hindi pumayag si {{who}} na tapusin ang kontrata',
      TERMINATION_WITHDRAWN: '{{kind}}: binawi ni {{who}} ang hiling na tapusin ang kontrata',
      TERMINATED: '{{kind}}: natapos na ang kontrata kay {{who}}',
      RATE_LOWERED: '{{kind}}: natapos na ang kontrata kay {{who}}',
    },
    answer: 'Hinihintay ang sagot mo sa mga contract request ng agent centre.',
    lowered: 'Lampas ang rate nito sa rate ng upline ngayon.',
    see: 'Nasa kontrata sa agent centre ang bawat hakbang.',
  },
  VI: {
    kinds: { dividend: 'Cổ tức', daily: 'Lương ngày', hourly: 'Lương giờ', realtime: 'Lương thời gian thực' },
    platform: 'nền tảng',
    titles: {
      OFFERED: '{{kind}}: {{who}} gửi bạn đề nghị hợp đồng',
      COUNTERED: '{{kind}}: {{who}} đã đưa ra đề nghị khác',
      ACCEPTED: '{{kind}}: {{who}} đã đồng ý',
      REJECTED: '{{kind}}: {{who}} đã từ chối',
      WITHDRAWN: '{{kind}}: {{who}} đã rút đề nghị',
      EXPIRED: '{{kind}}: đề nghị giữa bạn và {{who}} đã hết hạn',
      TERMINATION_ASKED: '{{kind}}: {{who}} đề nghị chấm dứt hợp đồng',
      TERMINATION_REJECTED: '{{kind}}: {{who}} không đồng ý chấm dứt hợp đồng',
      TERMINATION_WITHDRAWN: '{{kind}}: {{who}} đã rút đề nghị chấm dứt hợp đồng',
      TERMINATED: '{{kind}}: hợp đồng với {{who}} đã kết thúc',
      RATE_LOWERED: '{{kind}}: hợp đồng với {{who}} đã kết thúc',
    },
    answer: 'Mời bạn trả lời trong mục yêu cầu hợp đồng của trung tâm đại lý.',
    lowered: 'Tỷ lệ của hợp đồng cao hơn tỷ lệ hiện tại của tuyến trên.',
    see: 'Mọi bước đều có trong hợp đồng ở trung tâm đại lý.',
  },
};
