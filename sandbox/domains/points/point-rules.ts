import type { Language } from '#schemas/languages.ts';

const RULES: Readonly<Record<Language, readonly string[]>> = {
  EN: [
    'Points are credited when a bet of real money is settled. Cancelled bets and play money earn none.',
    'A redemption is reviewed before it is approved. Until then its points are held; if it is rejected they come back at once, with the reason.',
    'Goods are sent to the address in your account. Please keep it up to date.',
    'Points belong to one account. They cannot be sold or passed on.',
  ],
  CN: [
    '真钱投注结算时发放积分。取消的投注和试玩金不产生积分。',
    '兑换须经审核。审核期间积分会被冻结；若被拒绝，积分连同原因会立即退回。',
    '商品寄往您账户中的地址，请保持地址准确。',
    '积分仅属于一个账户，不得出售或转让。',
  ],
  ID: [
    'Poin dikreditkan saat taruhan uang asli diselesaikan. Taruhan yang dibatalkan dan uang virtual tidak menghasilkan poin.',
    'Penukaran ditinjau sebelum disetujui. Sampai saat itu poinnya ditahan; jika ditolak, poin langsung kembali beserta alasannya.',
    'Barang dikirim ke alamat di akun Anda. Pastikan alamatnya selalu benar.',
    'Poin milik satu akun dan tidak dapat dijual atau dialihkan.',
  ],
  JA: [
    'ポイントは、現金によるベットの結果が確定したときに付与されます。取り消されたベットとプレイマネーは対象外です。',
    '交換は承認の前に審査されます。審査中はポイントが保留され、却下された場合は理由とともにすぐ戻ります。',
    '商品はアカウントの住所へお送りします。住所は常に最新にしてください。',
    'ポイントは一つのアカウントに属し、売買や譲渡はできません。',
  ],
  TH: [
    'ได้รับแต้มเมื่อการเดิมพันด้วยเงินจริงสรุปผลแล้ว การเดิมพันที่ถูกยกเลิกและเงินจำลองไม่ได้แต้ม',
    'การแลกต้องผ่านการตรวจสอบก่อนอนุมัติ ระหว่างนั้นแต้มจะถูกกันไว้ หากไม่อนุมัติ แต้มจะคืนทันทีพร้อมเหตุผล',
    'สินค้าจัดส่งตามที่อยู่ในบัญชีของคุณ โปรดปรับปรุงที่อยู่ให้ถูกต้องเสมอ',
    'แต้มเป็นของบัญชีเดียว ขายหรือโอนให้ผู้อื่นไม่ได้',
  ],
  TY: [
    'Ibinibigay ang points kapag may resulta na ang taya ng totoong pera. Walang points ang kinanselang taya at ang play money.',
    'Sinusuri ang bawat pag-redeem bago aprubahan. Naka-hold muna ang points; kapag tinanggihan, babalik agad kasama ang dahilan.',
    'Ipinapadala ang mga produkto sa address sa account mo. Panatilihin itong tama.',
    'Para sa iisang account ang points. Hindi ito puwedeng ibenta o ipasa.',
  ],
  VI: [
    'Điểm được cộng khi cược bằng tiền thật có kết quả. Cược bị hủy và tiền ảo không được điểm.',
    'Yêu cầu đổi được xem xét trước khi duyệt. Trong lúc đó điểm được giữ lại; nếu bị từ chối, điểm trả về ngay kèm lý do.',
    'Sản phẩm được gửi đến địa chỉ trong tài khoản của bạn. Hãy luôn cập nhật địa chỉ.',
    'Điểm chỉ thuộc về một tài khoản, không được bán hay chuyển nhượng.',
  ],
};

/** Returns the rules of the points mall in a language, one rule per line. */
export const pointRules = (language: Language): string => RULES[language].join('\n');
