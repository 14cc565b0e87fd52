import { Icon } from './icon.tsx';

/** Marks a popular game; `label` describes the badge for screen readers. */
export function HotBadge({ label }: { label: string }) {
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
