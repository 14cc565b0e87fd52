/** Every field that a registration may have, in the usual order. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'email',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'domain',
  'captcha',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Fields for which the platform sends a rule. */
export const RULED_FIELDS = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'recommenderId',
  'captcha',
] as const;
export type RuledField = (typeof RULED_FIELDS)[number];
