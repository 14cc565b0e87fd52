import { Component, type ReactNode } from 'react';
import { SlowPageNotice } from '#src/features/status/slow-page-notice.tsx';
import { ChunkLoadError, reloadOnce } from './load-chunk.ts';

/** Holds a failure in the part where it happened. A part that did not arrive reloads the page once, then says so with a button. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) reloadOnce(() => location.reload());
  }

  override render(): ReactNode {
    return this.state.failed ? <SlowPageNotice onReload={() => location.reload()} /> : this.props.children;
  }
}
