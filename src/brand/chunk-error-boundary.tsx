import { Component, type ReactNode } from 'react';
import { ChunkLoadError, reloadOnce } from '#src/lib/load-chunk.ts';
import { LoadFailedNotice } from './load-failed-notice.tsx';

type Failure = 'none' | 'offline' | 'broken';

/** Shows an error in place of the part that failed. A chunk that failed while offline is tried again when the browser is online or on a press; any other failed chunk reloads the page once, then shows a reload button. */
export class ChunkErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failure: Failure }> {
  override state: { readonly failure: Failure } = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: error instanceof ChunkLoadError && error.isOffline ? 'offline' : 'broken' };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) reloadOnce(() => location.reload());
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  readonly tryAgain = (): void => {
    if (this.state.failure === 'offline') this.setState({ failure: 'none' });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    return failure === 'offline' ? (
      <LoadFailedNotice onRetry={this.tryAgain} />
    ) : (
      <LoadFailedNotice onReload={() => location.reload()} />
    );
  }
}
