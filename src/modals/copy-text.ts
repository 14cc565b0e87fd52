/** Copies a text by inserting it into the page and selecting it there. Returns whether the browser allows it. */
const copySelected = (text: string): boolean => {
  const source = document.createElement('span');
  source.textContent = text;
  // While a dialog is open, nothing outside of it can be selected.
  (document.activeElement?.closest('dialog') ?? document.body).append(source);
  try {
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy');
  } finally {
    source.remove();
  }
};

/** Copies a text. Rejects if the browser refuses. Over plain http, and within some apps, only the older `execCommand` works. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelected(text)) throw error;
  }
};
