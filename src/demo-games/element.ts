const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string>>;
type Child = Node | null;

const dress = <E extends Element>(element: E, { text, ...attributes }: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** Creates an element with attributes and children; `text` sets its text content. */
export const element = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] => dress(document.createElement(tag), attributes, children);

export const svgElement = <T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[T] => dress(document.createElementNS(SVG, tag), attributes, children);
