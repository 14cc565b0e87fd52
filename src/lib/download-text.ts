/** Saves a text, given in parts, as a file of the player's device. */
export const downloadText = (name: string, parts: readonly string[], type: string): void => {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
