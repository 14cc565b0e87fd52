/** A value in the text of a JSON file, from `start` up to `end`. */
export interface JsonNode {
  readonly start: number;
  readonly end: number;
  /** The values of an object by key, or of a list by index; empty for any other value. */
  readonly children: ReadonlyMap<string, JsonNode>;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Returns the position of every value in a valid JSON text. */
export const jsonNodes = (json: string): JsonNode => {
  const tokens = [...json.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  let next = 0;
  const take = () => tokens[next++] ?? { text: '', start: json.length, end: json.length };
  const peek = (): string => tokens[next]?.text ?? '';
  const node = (): JsonNode => {
    const { text, start, end } = take();
    const children = new Map<string, JsonNode>();
    if (text !== '{' && text !== '[') return { start, end, children };
    for (const last = text === '{' ? '}' : ']'; peek() !== last;) {
      if (peek() === ',') take();
      const key = text === '{' ? (JSON.parse(take().text) as string) : String(children.size);
      if (text === '{') take();
      children.set(key, node());
    }
    return { start, end: take().end, children };
  };
  return node();
};
