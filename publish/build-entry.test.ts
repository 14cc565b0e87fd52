import { expect, test } from 'vitest';
import { buildEntry } from './build-entry.ts';

const manifest = {
  'src/entry.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    css: ['assets/entry.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/home.tsx'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_react.js'] },
  'src/home.tsx': { file: 'assets/home.js', css: ['assets/home.css', 'assets/entry.css'], imports: ['_react.js'] },
  'src/modal.tsx': { file: 'assets/modal.js' },
};

test('a document preloads exactly the chunks that the entry imports statically', () => {
  expect(buildEntry(manifest, 'src/entry.tsx')).toEqual({
    scripts: ['/assets/entry.js'],
    styles: ['/assets/entry.css'],
    preloads: ['/assets/react.js', '/assets/deep.js'],
  });
});

test('the lazy parts of the first screen are preloaded as well', () => {
  expect(buildEntry(manifest, 'src/entry.tsx', ['src/home.tsx'])).toMatchObject({
    styles: ['/assets/entry.css', '/assets/home.css'],
    preloads: ['/assets/react.js', '/assets/deep.js', '/assets/home.js'],
  });
});

test('a build without CSS code splitting has one style sheet, which no chunk lists', () => {
  const whole = {
    'src/entry.tsx': { file: 'assets/entry.js', isEntry: true },
    'style.css': { file: 'assets/style.css' },
  };
  expect(buildEntry(whole, 'src/entry.tsx')).toEqual({
    scripts: ['/assets/entry.js'],
    styles: ['/assets/style.css'],
    preloads: [],
  });
});

test('a build without the entry is refused', () => {
  expect(() => buildEntry(manifest, 'src/other.tsx')).toThrow('src/other.tsx');
});
