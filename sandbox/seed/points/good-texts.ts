import type { Language } from '#schemas/languages.ts';
import type { GoodPicture } from '#sandbox/kernel/images/good-picture.ts';

type Words = Readonly<Record<Language, string>>;

const words = (EN: string, CN: string, ID: string, JA: string, TH: string, TY: string, VI: string): Words => ({
  CN,
  EN,
  ID,
  JA,
  TH,
  TY,
  VI,
});

/** The names of the goods of the points mall. */
export const GOOD_NAMES: Readonly<Record<GoodPicture, Words>> = {
  'voucher-bronze': words(
    'Bronze cash voucher',
    '青铜现金券',
    'Voucher tunai perunggu',
    'ブロンズ現金クーポン',
    'คูปองเงินสดทองแดง',
    'Bronze cash voucher',
    'Phiếu tiền mặt hạng đồng',
  ),
  'voucher-silver': words(
    'Silver cash voucher',
    '白银现金券',
    'Voucher tunai perak',
    'シルバー現金クーポン',
    'คูปองเงินสดเงิน',
    'Silver cash voucher',
    'Phiếu tiền mặt hạng bạc',
  ),
  'voucher-gold': words(
    'Gold cash voucher',
    '黄金现金券',
    'Voucher tunai emas',
    'ゴールド現金クーポン',
    'คูปองเงินสดทอง',
    'Gold cash voucher',
    'Phiếu tiền mặt hạng vàng',
  ),
  shirt: words(
    'Brand T-shirt',
    '品牌T恤',
    'Kaus merek',
    'ブランドTシャツ',
    'เสื้อยืดของแบรนด์',
    'T-shirt ng brand',
    'Áo thun thương hiệu',
  ),
  cap: words(
    'Brand cap',
    '品牌棒球帽',
    'Topi merek',
    'ブランドキャップ',
    'หมวกของแบรนด์',
    'Sombrero ng brand',
    'Mũ lưỡi trai thương hiệu',
  ),
  mug: words('Coffee mug', '咖啡杯', 'Mug kopi', 'マグカップ', 'แก้วกาแฟ', 'Tasa ng kape', 'Cốc cà phê'),
  'power-bank': words(
    'Power bank, 10,000 mAh',
    '移动电源，10000毫安时',
    'Power bank 10.000 mAh',
    'モバイルバッテリー 10,000 mAh',
    'พาวเวอร์แบงค์ 10,000 mAh',
    'Power bank, 10,000 mAh',
    'Pin dự phòng 10.000 mAh',
  ),
  headphones: words(
    'Wireless headphones',
    '无线头戴耳机',
    'Headphone nirkabel',
    'ワイヤレスヘッドホン',
    'หูฟังไร้สาย',
    'Wireless headphones',
    'Tai nghe không dây',
  ),
  watch: words(
    'Smart watch',
    '智能手表',
    'Jam tangan pintar',
    'スマートウォッチ',
    'สมาร์ทวอทช์',
    'Smart watch',
    'Đồng hồ thông minh',
  ),
  phone: words(
    'Smartphone, 256 GB',
    '智能手机，256 GB',
    'Ponsel pintar 256 GB',
    'スマートフォン 256 GB',
    'สมาร์ทโฟน 256 GB',
    'Smartphone, 256 GB',
    'Điện thoại thông minh 256 GB',
  ),
  speaker: words(
    'Bluetooth speaker',
    '蓝牙音箱',
    'Speaker Bluetooth',
    'Bluetoothスピーカー',
    'ลำโพงบลูทูธ',
    'Bluetooth speaker',
    'Loa Bluetooth',
  ),
  bag: words('Travel bag', '旅行包', 'Tas perjalanan', 'トラベルバッグ', 'กระเป๋าเดินทาง', 'Travel bag', 'Túi du lịch'),
};

export const PIECE = words('piece', '件', 'buah', '個', 'ชิ้น', 'piraso', 'cái');
export const VOUCHER = words('voucher', '张', 'lembar', '枚', 'ใบ', 'voucher', 'phiếu');

export const REMARKS = {
  paid: words(
    'Paid into your main wallet once the redemption is approved.',
    '兑换审核通过后，金额将计入您的主钱包。',
    'Dibayarkan ke dompet utama Anda setelah penukaran disetujui.',
    '交換が承認されると、メインウォレットに入金されます。',
    'เงินจะเข้ากระเป๋าหลักเมื่อการแลกได้รับอนุมัติ',
    'Papasok sa main wallet mo kapag naaprubahan ang pag-redeem.',
    'Tiền vào ví chính của bạn khi yêu cầu đổi được duyệt.',
  ),
  sent: words(
    'Sent to the address in your account within 14 days of the approval.',
    '审核通过后14天内寄往您账户中的地址。',
    'Dikirim ke alamat di akun Anda dalam 14 hari setelah disetujui.',
    '承認後14日以内に、アカウントの住所へお送りします。',
    'จัดส่งตามที่อยู่ในบัญชีภายใน 14 วันหลังอนุมัติ',
    'Ipapadala sa address sa account mo sa loob ng 14 na araw matapos maaprubahan.',
    'Gửi đến địa chỉ trong tài khoản của bạn trong 14 ngày sau khi duyệt.',
  ),
} as const;

/** The label of points that were granted and not earned with bets. */
export const GRANT = words(
  'Welcome gift of the points mall',
  '积分商城迎新礼',
  'Hadiah selamat datang toko poin',
  'ポイントモールのウェルカムギフト',
  'ของขวัญต้อนรับจากร้านแลกแต้ม',
  'Pambungad na regalo ng points mall',
  'Quà chào mừng của cửa hàng điểm',
);
