import type { ReactNode } from 'react';
import type { ThemeTokens } from '#schemas/brand.ts';
import { measurePairs, ratioText, type ContrastPair } from '#schemas/checks/theme-contrast.ts';
import { styleTokens } from '#publish/theme-sheet.ts';
import {
  COLOR_TOKENS,
  CONTRAST_PAIRS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  STYLE_GROUPS,
  type ColorToken,
  type DimensionToken,
  type FontToken,
  type StyleGroup,
} from '#schemas/tokens.ts';

type Mode = 'light' | 'dark';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const drawn = (token: ColorToken | DimensionToken | FontToken): string => `var(${cssVariable(token)})`;

/** The minimum contrast of text; colour pairs with a lower minimum are for outlines. */
const TEXT_LEAST = 4.5;

/** Returns the text colour for a background. */
const textOn = (ground: ColorToken): ColorToken =>
  CONTRAST_PAIRS.find(([, on, least]) => on === ground && least === TEXT_LEAST)?.[0] ?? 'ink';

const GROUP_TITLES: Readonly<Record<StyleGroup, string>> = {
  fontSize: 'Sizes of text',
  shadow: 'Shadows',
  gradient: 'Gradients',
  duration: 'Durations',
  easing: 'Easings',
};

function Grid({
  label,
  level: Heading,
  children,
}: {
  readonly label: string;
  readonly level: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  return (
    <div className="space-y-3">
      <Heading className="text-lg font-bold">{label}</Heading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">{children}</ul>
    </div>
  );
}

const CARD = 'overflow-hidden rounded-card border border-line bg-surface text-ink';

function Swatch({ mode, token, value }: { readonly mode: Mode; readonly token: ColorToken; readonly value: string }) {
  return (
    <li data-token={`${mode} ${token}`} className={CARD}>
      <div data-swatch className="h-16 border-b border-field-line" style={{ background: drawn(token) }} />
      <div className="p-3">
        <p className="font-bold">{token}</p>
        <p className="font-mono text-sm">{value}</p>
        <p className="text-sm text-ink-muted">{COLOR_TOKENS[token].use}</p>
      </div>
    </li>
  );
}

function Pair({
  mode,
  pair: { text, background, minimum, ratio },
}: {
  readonly mode: Mode;
  readonly pair: ContrastPair;
}) {
  const isText = minimum >= TEXT_LEAST;
  return (
    <li data-pair={`${mode} ${text} ${background}`} className={CARD}>
      <div className="p-4" style={{ background: drawn(background), color: drawn(isText ? text : textOn(background)) }}>
        {isText ? (
          <p>
            {text} on {background}
          </p>
        ) : (
          <p className="rounded-control px-3 py-2" style={{ border: `2px solid ${drawn(text)}` }}>
            {text} on {background}
          </p>
        )}
      </div>
      <p className="border-t border-line p-3 text-sm">
        {ratioText(ratio)}, at least {minimum}: <strong>{ratio < minimum ? 'fails' : 'passes'}</strong>
      </p>
    </li>
  );
}

function Theme({ mode, tokens }: { readonly mode: Mode; readonly tokens: ThemeTokens }) {
  return (
    <section data-theme={mode} aria-label={`${mode} theme`} className="bg-canvas text-ink">
      <div className="mx-auto max-w-7xl space-y-6 px-4 py-8">
        <h2 className="text-2xl font-bold">{mode === 'light' ? 'Light theme' : 'Dark theme'}</h2>
        <Grid label="Colours" level="h3">
          {keysOf(COLOR_TOKENS).map((token) => (
            <Swatch key={token} mode={mode} token={token} value={tokens[mode][token].$value} />
          ))}
        </Grid>
        <Grid label="Pairs and their contrast" level="h3">
          {measurePairs(tokens[mode]).map((pair) => (
            <Pair key={`${pair.text} ${pair.background}`} mode={mode} pair={pair} />
          ))}
        </Grid>
      </div>
    </section>
  );
}

/** All tokens of a brand, and the contrast of each pair of colours. */
export function BrandTokens({ name, tokens }: { readonly name: string; readonly tokens: ThemeTokens }) {
  return (
    <main className="bg-canvas text-ink">
      <div className="mx-auto max-w-7xl space-y-6 px-4 py-8">
        <h1 className="text-3xl font-bold">Tokens of {name}</h1>
        <Grid label="Corners" level="h2">
          {keysOf(DIMENSION_TOKENS).map((token) => (
            <li key={token} data-token={token} className="space-y-2">
              <div className="h-16 border-2 border-field-line bg-surface" style={{ borderRadius: drawn(token) }} />
              <p className="font-bold">{token}</p>
              <p className="font-mono text-sm">{tokens.dimension[token].$value}</p>
              <p className="text-sm text-ink-muted">{DIMENSION_TOKENS[token].use}</p>
            </li>
          ))}
        </Grid>
        <Grid label="Fonts" level="h2">
          {keysOf(FONT_TOKENS).map((token) => (
            <li key={token} data-token={token} className="space-y-2">
              <p className="text-2xl" style={{ fontFamily: drawn(token) }}>
                {name} 1,234.50
              </p>
              <p className="font-bold">{token}</p>
              <p className="font-mono text-sm">{tokens.fontFamily[token].$value}</p>
              <p className="text-sm text-ink-muted">{FONT_TOKENS[token].use}</p>
            </li>
          ))}
        </Grid>
        {keysOf(STYLE_GROUPS).map((name) => (
          <Grid key={name} label={GROUP_TITLES[name]} level="h2">
            {styleTokens(name, tokens).map(({ token, value, use }) => (
              <li key={token} data-token={token} className="space-y-2">
                <p className="font-bold">{token}</p>
                <p className="font-mono text-sm">{value}</p>
                <p className="text-sm text-ink-muted">{use}</p>
              </li>
            ))}
          </Grid>
        ))}
      </div>
      {(['light', 'dark'] as const).map((mode) => (
        <Theme key={mode} mode={mode} tokens={tokens} />
      ))}
    </main>
  );
}
