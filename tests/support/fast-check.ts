import * as fc from 'fast-check';

// The ordinary run judges a change, so it draws the same inputs every time; the full run draws new ones.
if (process.env['MARQUEE_FULL'] !== '1') fc.configureGlobal({ seed: 20_261_126 });

export * from 'fast-check';
