const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

const isDate = (text: string): boolean => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
};

/** Checks an RFC 3339 time with a zone; second 60 is valid only when a leap second is possible. */
const isTime = (text: string): boolean => {
  const found = TIME.exec(text);
  if (found === null) return false;
  const [hour = 0, minute = 0, second = 0, sign = 0, zoneHour = 0, zoneMinute = 0] = found
    .slice(1)
    .map((part, at) => (at === 3 ? (part === '-' ? -1 : 1) : Number(part ?? 0)));
  if (zoneHour > 23 || zoneMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  const utcMinute = minute - zoneMinute * sign;
  const utcHour = hour - zoneHour * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
};

const isDateTime = (text: string): boolean => {
  const [date = '', time = '', rest] = text.split(/t|\s/i, 3);
  return rest === undefined && isDate(date) && isTime(time);
};

const like =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** The formats that a schema may use, each as defined by `ajv-formats`. */
export const FORMATS = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  email: like(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
  ),
  hostname: like(new RegExp(String.raw`^(?=.{1,253}\.?$)${LABEL}(?:\.${LABEL})*\.?$`, 'i')),
  ipv4: like(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/),
  uuid: like(/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i),
} satisfies Readonly<Record<string, (text: string) => boolean>>;
export type FormatName = keyof typeof FORMATS;

export const isFormat = (name: unknown): name is FormatName => typeof name === 'string' && Object.hasOwn(FORMATS, name);
