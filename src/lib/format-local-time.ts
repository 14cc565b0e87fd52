const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats milliseconds since 1970 as local `yyyy-MM-dd HH:mm:ss`. */
export const formatLocalTime = (ms: number): string => {
  const date = new Date(ms);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
};

/** Formats milliseconds since 1970 as local `yyyy-MM-dd`. */
export const formatLocalDay = (ms: number): string => formatLocalTime(ms).slice(0, 10);

/** Formats milliseconds since 1970 as local `yyyy-MM-dd HH:mm`. */
export const formatLocalMinute = (ms: number): string => formatLocalTime(ms).slice(0, 16);

/** Formats milliseconds since 1970 as local `HH:mm`. */
export const formatLocalClock = (ms: number): string => formatLocalMinute(ms).slice(11);
