import { Component, createRef, type ReactNode } from 'react';

/** Returns the pixels from the top of an element to the bottom of the window, at most the element's height; negative if it is below the window. */
const visibleExtent = (box: HTMLElement): number => {
  const { top, height } = box.getBoundingClientRect();
  return Math.min(height, window.innerHeight - top);
};

/**
 * Keeps content below from jumping when the children shrink: a min-height preserves the visible part. As the user scrolls up, the part that moves
 * below the window is released. A class component, because only `getSnapshotBeforeUpdate` runs before the DOM changes; by the time of an effect, the
 * browser has already clamped the scroll position.
 */
export class ScrollStabilizer extends Component<{ readonly children: ReactNode }> {
  readonly #container = createRef<HTMLDivElement>();
  readonly #content = createRef<HTMLDivElement>();
  #frame = 0;

  override componentDidMount(): void {
    window.addEventListener('scroll', this.#release, { passive: true });
  }

  override getSnapshotBeforeUpdate(): null {
    const container = this.#container.current;
    // The full height for now, because the user may scroll before this change is painted.
    if (container !== null && visibleExtent(container) > 0) container.style.minHeight = `${container.offsetHeight}px`;
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

  /** Releases the part of the height that is not needed or not visible. */
  #release = (): void => {
    const [container, content] = [this.#container.current, this.#content.current];
    if (container === null || content === null || container.style.minHeight === '') return;
    const visible = visibleExtent(container);
    container.style.minHeight = content.offsetHeight >= visible ? '' : `${visible}px`;
  };

  override render(): ReactNode {
    return (
      <div ref={this.#container}>
        <div ref={this.#content} className="flow-root">
          {this.props.children}
        </div>
      </div>
    );
  }
}
