/** Names the step that runs now: in place of the last one on a terminal, else on a line of its own. */
export const showStep = (step, out = process.stdout) => {
  out.write(out.isTTY ? `\r\x1b[K${step} ...` : `${step} ...\n`);
};

/** Removes the last step from the terminal. */
export const endSteps = (out = process.stdout) => {
  if (out.isTTY) out.write('\r\x1b[K');
};
