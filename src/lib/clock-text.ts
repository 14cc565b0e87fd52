const two = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as minutes and seconds, with hours if there are any: `1:02:03`. */
export const clockText = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
};
