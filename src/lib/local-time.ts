const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds since 1970 as local `yyyy-MM-dd hh:mm:ss`, 24 hours. */
export const localTime = (ms: number): string => {
  const at = new Date(ms);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
};
