const two = (value: number): string => String(value).padStart(2, '0');

/** Local time as `yyyy-MM-dd hh:mm:ss`, 24 hours. `ms` since 1970. */
export const noticeTime = (ms: number): string => {
  const at = new Date(ms);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
};
