import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

/** The layout of a page that replaces the whole site. */
export function StatusFrame({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  const { name, assets } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <header className="bg-header px-4 py-3 text-center">
        <img src={assets.logo} alt={name} width={160} height={40} className="mx-auto h-9 w-auto" />
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-12 text-center"
      >
        <span className="inline-flex size-20 items-center justify-center rounded-full border border-line bg-surface text-primary-ink shadow-sm">
          <Icon name={icon} className="size-10" />
        </span>
        <h1 className="font-display text-2xl font-bold text-balance">{title}</h1>
        <div className="space-y-3 text-base leading-relaxed text-pretty text-ink-muted">{children}</div>
        <div className="mt-4 flex w-full flex-col gap-2 sm:w-auto sm:flex-row">{actions}</div>
      </main>
    </div>
  );
}
