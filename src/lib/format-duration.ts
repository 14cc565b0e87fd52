const MINUTE = 60;

/** Formats seconds as minutes and seconds in the language of `tag`, such as `4 min 5 sec`. Not converted to hours, because waits are short. */
export const formatDuration = (seconds: number, tag: string): string => {
  const part = (unit: 'minute' | 'second', value: number): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [minutes, rest] = [Math.floor(seconds / MINUTE), seconds % MINUTE];
  return minutes === 0
    ? part('second', rest)
    : rest === 0
      ? part('minute', minutes)
      : `${part('minute', minutes)} ${part('second', rest)}`;
};
