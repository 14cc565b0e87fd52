import { Component, type ReactNode } from 'react';
import { ChunkLoadError, reloadOnce } from '#src/lib/load-chunk.ts';
import { LoadFailedNotice } from './load-failed-notice.tsx';

type Failure = 'none' | 'offline' | 'broken';

interface Props {
  /** Called before the children are rendered again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/**
 * Shows an error in place of the part that failed. If the site could not be reached, the chunk is retried once the browser is online or on a click.
 * After any other failure, the page reloads once; if that does not help, a reload button is shown.
 */
export class ChunkErrorBoundary extends Component<Props, { readonly failure: Failure }> {
  override state: { readonly failure: Failure } = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: error instanceof ChunkLoadError && error.isOffline ? 'offline' : 'broken' };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError && !error.isOffline) reloadOnce(() => location.reload());
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.tryAgain);
  }

  readonly tryAgain = (): void => {
    if (this.state.failure !== 'offline') return;
    this.props.onRetry?.();
    this.setState({ failure: 'none' });
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
