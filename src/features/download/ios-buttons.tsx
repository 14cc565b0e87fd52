const LINES = {
  share: 'M8.5 9H6v11.5h12V9h-2.5M12 14.5V3M8.5 6.5L12 3l3.5 3.5',
  add: 'M4 4h16v16H4zM12 8v8M8 12h8',
} as const;

/** A button of Safari, as it looks there. It is decorative: the step names it. */
export function IosButton({ name }: { readonly name: keyof typeof LINES }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-primary-ink"
    >
      <svg viewBox="0 0 24 24" className="icon size-5">
        <path d={LINES[name]} />
      </svg>
    </span>
  );
}
