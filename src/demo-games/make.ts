const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string>>;
type Child = Node | null;

const dress = <E extends Element>(element: E, { text, ...attributes }: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** An element with its attributes and children; the attribute `text` is its text. */
export const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] => dress(document.createElement(tag), attributes, children);

export const draw = <T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[T] => dress(document.createElementNS(SVG, tag), attributes, children);
