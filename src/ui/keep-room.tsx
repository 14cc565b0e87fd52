import { Component, createRef, type ReactNode } from 'react';

/** Pixels of a box from its upper edge down to the window's lower one; below 0 where it stands under the window. */
const seenOf = (box: HTMLElement): number => {
  const { top, height } = box.getBoundingClientRect();
  return Math.min(height, window.innerHeight - top);
};

/**
 * When what it holds gets lower under the player's eyes, what stands below does not jump: as much room as was seen stays, and goes below the window's
 * lower edge as the player scrolls up, where nobody sees it go. A class, for the one moment that React gives to classes alone: after a render, before the
 * document changes. Later is too late, as the browser has moved the window to the page's new end by then.
 */
export class KeepRoom extends Component<{ readonly children: ReactNode }> {
  readonly #room = createRef<HTMLDivElement>();
  readonly #content = createRef<HTMLDivElement>();
  #frame = 0;

  override componentDidMount(): void {
    window.addEventListener('scroll', this.#release, { passive: true });
  }

  override getSnapshotBeforeUpdate(): null {
    const room = this.#room.current;
    // All of it for now: a scroll may come before this change is painted.
    if (room !== null && seenOf(room) > 0) room.style.minHeight = `${room.offsetHeight}px`;
    return null;
  }

  override componentDidUpdate(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#release);
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame);
    window.removeEventListener('scroll', this.#release);
  }

  /** Gives up the room that is not needed, or that nobody sees. */
  #release = (): void => {
    const [room, content] = [this.#room.current, this.#content.current];
    if (room === null || content === null || room.style.minHeight === '') return;
    const seen = seenOf(room);
    room.style.minHeight = content.offsetHeight >= seen ? '' : `${seen}px`;
  };

  override render(): ReactNode {
    return (
      <div ref={this.#room}>
        <div ref={this.#content} className="flow-root">
          {this.props.children}
        </div>
      </div>
    );
  }
}
