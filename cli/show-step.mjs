/** Shows the current step. On a terminal it replaces the previous step; otherwise it is printed on a line of its own. */
export const showStep = (step, out = process.stdout) => {
  out.write(out.isTTY ? `\r\x1b[K${step} ...` : `${step} ...\n`);
};

/** Clears the last step from the terminal. */
export const endSteps = (out = process.stdout) => {
  if (out.isTTY) out.write('\r\x1b[K');
};
