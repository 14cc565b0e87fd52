import { withTheme } from '@rjsf/core';
import { formTests, objectTests } from '@rjsf/snapshot-tests';
import { expect } from 'vitest';
import { createI18n } from '#src/texts/create-i18n.ts';
import EN from '#src/texts/rules/EN.json';
import { FormTextsProvider } from '#src/forms/form-texts.tsx';
import { theme } from '../theme.tsx';

/** How an element looks is for the stories: here it counts which there are, what they are called and how they belong together. */
const LOOKS = new Set(['class', 'style', 'width', 'height', 'viewBox', 'fill', 'stroke', 'd']);

const attributesOf = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !LOOKS.has(name))
    .sort()
    .map((name) => ` ${name}="${element.getAttribute(name) ?? ''}"`)
    .join('');

/** One line for each text and for each element that is more than a box; what lies inside is indented. */
const outline = (node: Node, indent = ''): string[] => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [indent + node.textContent.trim()] : [];
  if (!(node instanceof Element)) return [...node.childNodes].flatMap((child) => outline(child, indent));
  const tag = node.tagName.toLowerCase();
  if (tag === 'svg') return [`${indent}svg`];
  const attributes = attributesOf(node);
  if (attributes === '' && (tag === 'div' || tag === 'span'))
    return [...node.childNodes].flatMap((child) => outline(child, indent));
  return [`${indent}${tag}${attributes}`, ...[...node.childNodes].flatMap((child) => outline(child, `${indent}  `))];
};

expect.addSnapshotSerializer({
  test: (value) => value instanceof DocumentFragment,
  serialize: (value: DocumentFragment) => outline(value).join('\n'),
});

createI18n({ language: 'EN', ready: { EN: { rules: EN } }, load: () => Promise.resolve(null) });

const { text, password, select } = theme.widgets;

/** RJSF's own form with our template, and our widgets under the names that RJSF gives to its own. */
const ThemedForm = withTheme({
  templates: { ...theme.templates, BaseInputTemplate: text },
  widgets: { ...theme.widgets, TextWidget: text, PasswordWidget: password, SelectWidget: select },
});

const FormWithTexts: typeof ThemedForm = (props) => (
  <FormTextsProvider>
    <ThemedForm {...props} />
  </FormTextsProvider>
);

formTests(FormWithTexts);
objectTests(FormWithTexts);
