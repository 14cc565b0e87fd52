interface VirtualConsole {
  readonly on: (event: 'jsdomError', listener: (error: Error) => void) => void;
  readonly off: (event: 'jsdomError', listener: (error: Error) => void) => void;
}

/** Counts page reloads, which jsdom does not perform but only reports. `stop` ends the count. */
export const countReloads = (): { readonly reloads: () => number; readonly stop: () => void } => {
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: VirtualConsole } }).jsdom;
  let count = 0;
  const listener = ({ message }: Error): void => {
    if (message.includes('navigation')) count += 1;
  };
  virtualConsole.on('jsdomError', listener);
  return { reloads: () => count, stop: () => virtualConsole.off('jsdomError', listener) };
};
