/** Replaces each text node with nested `font` elements, like page translators. Also runs in a browser, so it must be self-contained. */
export const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, font') !== null) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
};
