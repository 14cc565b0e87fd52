import { expect, test } from 'vitest';
import { svgFault } from './svg-fault.ts';

test.each([
  ['<svg><script>alert(1)</script></svg>', 'a script or foreign content'],
  ['<svg><SCRIPT href="#x"/></svg>', 'a script or foreign content'],
  ['<svg><s:script xmlns:s="http://www.w3.org/2000/svg"/></svg>', 'a script or foreign content'],
  ['<svg><foreignObject/></svg>', 'a script or foreign content'],
  ['<svg onload="alert(1)"/>', 'an event handler'],
  ['<svg/onload=alert(1)>', 'an event handler'],
  ['<svg><path d="" OnClick = "x"/></svg>', 'an event handler'],
  ['<svg><image href="https://evil.example/a.png"/></svg>', 'an external reference'],
  ['<svg><image xlink:href="data:image/svg+xml,x"/></svg>', 'an external reference'],
  ["<svg><use href='other.svg#a'/></svg>", 'an external reference'],
  ['<svg><path fill="url(https://evil.example#a)"/></svg>', 'an external reference'],
  ['<svg><style>@import "x"</style></svg>', 'an external reference'],
  ['<svg><a href="#x"><set attributeName="href" to="javascript:1"/></a></svg>', 'a link'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', 'a document type or entity'],
  ['<?xml-stylesheet href="x"?><svg/>', 'a processing instruction'],
  ['<svg><path style="fill:url(&#104;ttp://evil.example)"/></svg>', 'character references'],
  ['<html></html>', 'no <svg> element'],
])('%s is unsafe in a brand [brand.config.server]', (text, fault) => {
  expect(svgFault(text)).toBe(fault);
});

test.each([
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><!-- made by hand --><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h1"/><use href="#a"/></svg>',
])('an SVG with only shapes and internal references is safe [brand.config.server]', (text) => {
  expect(svgFault(text)).toBeNull();
});
