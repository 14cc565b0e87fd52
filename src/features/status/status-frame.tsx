import type { ComponentProps } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { StatusMessage } from './status-message.tsx';

/** The layout of a page that replaces the whole site. */
export function StatusFrame(message: ComponentProps<typeof StatusMessage>) {
  const { name, assets } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <header className="bg-header px-4 py-3 text-center">
        <img src={assets.logo} alt={name} width={160} height={40} className="logo mx-auto h-9" />
      </header>
      <main id="content" className="flex flex-1 flex-col justify-center">
        <StatusMessage {...message} />
      </main>
    </div>
  );
}
