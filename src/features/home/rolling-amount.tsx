const ROLLED = [
  'translate-y-0',
  '-translate-y-[10%]',
  '-translate-y-[20%]',
  '-translate-y-[30%]',
  '-translate-y-[40%]',
  '-translate-y-[50%]',
  '-translate-y-[60%]',
  '-translate-y-[70%]',
  '-translate-y-[80%]',
  '-translate-y-[90%]',
] as const;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function Digit({ digit }: { digit: number }) {
  return (
    <span className="inline-block h-[1.2em] overflow-hidden align-bottom">
      <span className={`flex flex-col transition-transform duration-700 ease-out ${ROLLED[digit] ?? ''}`}>
        {DIGITS.map((value) => (
          <span key={value} className="block h-[1.2em] leading-[1.2]">
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

/** An amount whose digits roll to their new values. Screen readers read the plain text instead. */
export function RollingAmount({ text }: { text: string }) {
  const signs = Array.from(text);
  return (
    <span>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="inline-flex whitespace-pre leading-[1.2]">
        {signs.map((sign, at) => {
          const key = signs.length - at;
          return /[0-9]/.test(sign) ? <Digit key={key} digit={Number(sign)} /> : <span key={key}>{sign}</span>;
        })}
      </span>
    </span>
  );
}
