const NEEDED = [20, 19];

/** Exits with a message if the Node version is too old. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  process.stderr.write(
    `Marquee needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. Install a current one from https://nodejs.org, then try again.\n`,
  );
  process.exit(1);
};
