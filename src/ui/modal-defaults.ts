/** The first modal library's default: pixels. Ours is the `md` size, which grows with its content. */
export const FIRST_MODAL = { width: 600, height: 300 } as const;

/** The second library's default: pixels and milliseconds. Ours is the `compact` size. */
export const SECOND_MODAL = { width: 200, height: 200, fadeDelayMs: 100, draggable: true } as const;

export const DIALOG_WIDTH = 400;

/** What a modal leaves of the window's width, both sides together. */
export const MODAL_GAP = 16;
