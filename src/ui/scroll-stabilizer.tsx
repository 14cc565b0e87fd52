import { Component, createRef, type ReactNode } from 'react';

/** Pixels of a box from its upper edge down to the window's lower one; negative where it is below the window. */
const visibleHeight = (box: HTMLElement): number => {
  const { top, height } = box.getBoundingClientRect();
  return Math.min(height, window.innerHeight - top);
};

/**
 * Keeps what is below its content in place when the content gets shorter while it is visible: the visible height stays reserved, and is given up below
 * the window's lower edge as the player scrolls up. A class component, as only those have `getSnapshotBeforeUpdate`: after the document has changed the
 * browser has already scrolled to the page's new end.
 */
export class ScrollStabilizer extends Component<{ readonly children: ReactNode }> {
  readonly #box = createRef<HTMLDivElement>();
  readonly #content = createRef<HTMLDivElement>();
  #frame = 0;

  override componentDidMount(): void {
    window.addEventListener('scroll', this.#release, { passive: true });
  }

  override getSnapshotBeforeUpdate(): null {
    const box = this.#box.current;
    // The whole height for now: a scroll may come before this change is painted.
    if (box !== null && visibleHeight(box) > 0) box.style.minHeight = `${box.offsetHeight}px`;
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

  /** Gives up the reserved height that is not needed or not visible. */
  #release = (): void => {
    const [box, content] = [this.#box.current, this.#content.current];
    if (box === null || content === null || box.style.minHeight === '') return;
    const visible = visibleHeight(box);
    box.style.minHeight = content.offsetHeight >= visible ? '' : `${visible}px`;
  };

  override render(): ReactNode {
    return (
      <div ref={this.#box}>
        <div ref={this.#content} className="flow-root">
          {this.props.children}
        </div>
      </div>
    );
  }
}
