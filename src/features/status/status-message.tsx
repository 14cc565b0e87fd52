import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';

/** A message icon in a circle. */
export function StatusIcon({ name }: { name: IconName }) {
  return (
    <span className="inline-flex size-20 items-center justify-center rounded-full border border-line bg-surface text-primary-ink shadow-sm">
      <Icon name={name} className="size-10" />
    </span>
  );
}

/** A message on a page that has no other content, with buttons or links for the player's next steps. */
export function StatusMessage({
  picture,
  title,
  children,
  actions,
}: {
  picture: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col items-center gap-4 px-4 py-12 text-center">
      {picture}
      <h1 className="font-display text-2xl font-bold text-balance text-ink">{title}</h1>
      <div className="space-y-3 text-base leading-relaxed text-pretty text-ink-muted">{children}</div>
      <div className="mt-4 flex w-full flex-col gap-2 sm:w-auto sm:flex-row">{actions}</div>
    </div>
  );
}
