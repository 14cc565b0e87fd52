/** Saves a file to the player's device. */
export const downloadFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
