import { Component, type ReactNode } from 'react';
import { ChunkLoadError, reloadOnce } from '#src/lib/load-chunk.ts';
import { SlowPageNotice } from './slow-page-notice.tsx';

type Failure = 'none' | 'offline' | 'broken';

/** Keeps a failure in the part where it happened. Code that could not be loaded offline is tried again once the browser is online, or on a press; for any other the page reloads once, then shows a notice with a button. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly failure: Failure }> {
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
      <SlowPageNotice onRetry={this.tryAgain} />
    ) : (
      <SlowPageNotice onReload={() => location.reload()} />
    );
  }
}
