import type { Language } from '#schemas/languages.ts';

/** The changes of a login method or a contact about which the member is notified. */
export type AccountChange = 'password' | 'paymentPassword' | 'mobile' | 'email' | 'passkey';

type ChangeTexts = Readonly<Record<AccountChange, string>> & {
  /** The sentence that tells the member what to do if somebody else made the change. */
  readonly otherwise: string;
};

/** The title of each message and its last sentence, by language. */
export const CHANGE_TEXTS: Readonly<Record<Language, ChangeTexts>> = {
  EN: {
    password: 'Your password was changed',
    paymentPassword: 'Your payment password was set',
    mobile: 'Your mobile number was changed',
    email: 'Your email address was changed',
    passkey: 'A passkey was added to your account',
    otherwise:
      'If this was not you, change your password at once, log out everywhere else in “My account”, and write to customer service.',
  },
  CN: {
    password: '您的登录密码已更改',
    paymentPassword: '您的支付密码已设置',
    mobile: '您的手机号码已更改',
    email: '您的电子邮箱已更改',
    passkey: '您的账号已添加通行密钥',
    otherwise: '如非本人操作，请立即更改密码，在“我的账号”中让其他所有设备退出登录，并联系客服。',
  },
  ID: {
    password: 'Kata sandi Anda telah diganti',
    paymentPassword: 'Kata sandi pembayaran Anda telah dibuat',
    mobile: 'Nomor ponsel Anda telah diganti',
    email: 'Alamat email Anda telah diganti',
    passkey: 'Passkey telah ditambahkan ke akun Anda',
    otherwise:
      'Jika ini bukan Anda, segera ganti kata sandi, keluarkan semua perangkat lain di “Akun saya”, dan hubungi layanan pelanggan.',
  },
  JA: {
    password: 'パスワードが変更されました',
    paymentPassword: '支払いパスワードが設定されました',
    mobile: '携帯電話番号が変更されました',
    email: 'メールアドレスが変更されました',
    passkey: 'アカウントにパスキーが追加されました',
    otherwise:
      'お心当たりがない場合は、すぐにパスワードを変更し、「マイアカウント」から他のすべての端末をログアウトして、カスタマーサービスにご連絡ください。',
  },
  TH: {
    password: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    paymentPassword: 'ตั้งรหัสผ่านการชำระเงินของคุณแล้ว',
    mobile: 'เบอร์มือถือของคุณถูกเปลี่ยนแล้ว',
    email: 'อีเมลของคุณถูกเปลี่ยนแล้ว',
    passkey: 'เพิ่มพาสคีย์ในบัญชีของคุณแล้ว',
    otherwise: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที ออกจากระบบบนอุปกรณ์อื่นทั้งหมดในหน้า “บัญชีของฉัน” และติดต่อฝ่ายบริการลูกค้า',
  },
  TY: {
    password: 'Napalitan ang password mo',
    paymentPassword: 'Na-set ang payment password mo',
    mobile: 'Napalitan ang mobile number mo',
    email: 'Napalitan ang email address mo',
    passkey: 'Nadagdagan ng passkey ang account mo',
    otherwise:
      'Kung hindi ikaw ito, palitan agad ang password mo, i-log out ang lahat ng ibang device sa “Account ko”, at kontakin ang customer service.',
  },
  VI: {
    password: 'Mật khẩu của bạn đã được đổi',
    paymentPassword: 'Mật khẩu thanh toán của bạn đã được đặt',
    mobile: 'Số điện thoại của bạn đã được đổi',
    email: 'Địa chỉ email của bạn đã được đổi',
    passkey: 'Đã thêm một passkey vào tài khoản của bạn',
    otherwise:
      'Nếu không phải bạn, hãy đổi mật khẩu ngay, đăng xuất mọi thiết bị khác trong “Tài khoản của tôi” và liên hệ chăm sóc khách hàng.',
  },
};
