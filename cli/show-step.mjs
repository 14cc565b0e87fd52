/** Shows the current step: replaces the previous step on a terminal, otherwise prints a line. */
export const showStep = (step, out = process.stdout) => {
  out.write(out.isTTY ? `\r\x1b[K${step} ...` : `${step} ...\n`);
};

/** Clears the last step from the terminal. */
export const endSteps = (out = process.stdout) => {
  if (out.isTTY) out.write('\r\x1b[K');
};
