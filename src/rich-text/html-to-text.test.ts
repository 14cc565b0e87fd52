import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

const words = (html: string) => JSON.stringify(htmlToText(html));

test('paragraphs and line breaks are kept [notice.modal.content]', () => {
  expect(htmlToText('<p>Dear player,<br>the wallet rests.</p><p>Thank you.</p>')).toEqual([
    { kind: 'paragraph', lines: ['Dear player,', 'the wallet rests.'] },
    { kind: 'paragraph', lines: ['Thank you.'] },
  ]);
});

test('lists are kept with their order [notice.modal.content]', () => {
  expect(htmlToText('<ol><li>Log in</li><li>Open <b>Wallet</b></li></ol><ul><li>Done</ul>')).toEqual([
    { kind: 'list', ordered: true, items: [['Log in'], ['Open Wallet']] },
    { kind: 'list', ordered: false, items: [['Done']] },
  ]);
});

test('items of a nested list join the outer list', () => {
  expect(htmlToText('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toEqual([
    { kind: 'list', ordered: false, items: [['a'], ['b'], ['c']] },
  ]);
});

test('headings are kept [notice.modal.content]', () => {
  expect(htmlToText('<h2>Maintenance <i>tonight</i></h2>See you')).toEqual([
    { kind: 'heading', text: 'Maintenance tonight' },
    { kind: 'paragraph', lines: ['See you'] },
  ]);
});

test('text without any tag is one paragraph', () => {
  expect(htmlToText('a < b & c > d')).toEqual([{ kind: 'paragraph', lines: ['a < b & c > d'] }]);
});

test('character references are decoded', () => {
  expect(htmlToText('P&nbsp;50 &amp; more &#8212; &#x1F3B0; &unknown; &lt;b&gt;')).toEqual([
    { kind: 'paragraph', lines: ['P\u00a050 & more — 🎰 &unknown; <b>'] },
  ]);
});

test('table cells are separated', () => {
  expect(htmlToText('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>')).toEqual([
    { kind: 'paragraph', lines: ['1 2'] },
    { kind: 'paragraph', lines: ['3'] },
  ]);
});

test('empty HTML gives no block', () => {
  expect(['', '   ', '<p> </p>', '<ul></ul>', '<!-- x -->', '<br>'].map(htmlToText)).toEqual([[], [], [], [], [], []]);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT >',
  '<script>alert(1)//',
  '<style>@import "//evil.example/alert";</style>',
  '<img src=x onerror=alert(1)>',
  '<img src="x>" onerror="alert(1)">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><img src=x onerror=alert(1)></template>',
  '<a href="javascript:alert(1)"></a>',
  '<p title="alert(1)"></p>',
  '<body onload=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<x onclick=alert(1)>',
  '<![CDATA[alert(1)]]>',
  '<?xml alert(1)?>',
  '<p a="alert(1)',
])('nothing is left of the hostile fragment %s [notice.html.safety]', (html) => {
  expect(words(html)).not.toContain('alert');
});

test('text around a hostile element stays readable [notice.html.safety]', () => {
  expect(words('Before<script>alert(1)</script> and <a href="javascript:alert(1)">after</a>')).toBe(
    words('Before and after'),
  );
});

test('markup hidden in character references becomes text, never an element [notice.html.safety]', () => {
  expect(htmlToText('&lt;img src=x onerror=alert(1)&gt;')).toEqual([
    { kind: 'paragraph', lines: ['<img src=x onerror=alert(1)>'] },
  ]);
});

test('character references cannot produce control characters [notice.html.safety]', () => {
  expect(words('a&#0;b&#x1F;c&#xD800;d&#x110000;e&#127;f')).toBe(words('a b c d e f'));
});

test('the longest content that the platform may send is converted in well under a second', () => {
  const start = performance.now();
  for (const piece of ['<', '<a ', '<p>', '<!--', '<ul><li>', '&', '<script>', '</'])
    htmlToText(piece.repeat(200_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(4000);
});
