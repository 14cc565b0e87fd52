declare global {
  var dialogPainted: Promise<number> | undefined;
}

/**
 * Runs in the page: watches the dialog that the next click opens. `dialogPainted` is the time in milliseconds from the click until the dialog's last
 * field is on screen.
 */
export const watchDialog = (): void => {
  const QUIET_MS = 1500;
  const LONGEST_MS = 30_000;
  const count = (): number =>
    [...document.querySelectorAll('dialog[open] :is(input, select, textarea)')].filter(
      (field) => field.getBoundingClientRect().height > 0,
    ).length;
  globalThis.dialogPainted = new Promise((resolve, reject) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let [fields, painted, lastChange] = [0, Number.NaN, performance.now()];
        const look = (): void => {
          const now = count();
          if (now !== fields) {
            fields = now;
            lastChange = performance.now();
            // By the next task, the frame that shows the fields is finished.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => void (painted = performance.now() - timeStamp), { once: true });
            port1.start();
            port2.postMessage(null);
          }
          if (fields > 0 && performance.now() - lastChange > QUIET_MS) resolve(painted);
          else if (performance.now() - timeStamp > LONGEST_MS) reject(new Error('no dialog with fields opened'));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
};

/** Runs in the page: returns the position of the header's first button. */
export const openerPlace = (): { readonly x: number; readonly y: number } => {
  const button = [...document.querySelectorAll('header button')].find((one) => one.getBoundingClientRect().height > 0);
  if (button === undefined) throw new Error('the header has no button');
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
