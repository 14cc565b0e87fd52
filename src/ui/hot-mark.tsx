import { Icon } from './icon.tsx';

/** The mark of what many play now; `label` says it in words. */
export function HotMark({ label }: { label: string }) {
  return (
    <span
      className="inline-flex size-6 items-center justify-center rounded-full bg-danger text-on-danger shadow-sm"
      title={label}
    >
      <Icon name="flame" className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
