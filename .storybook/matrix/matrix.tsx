import { useId, useMemo, useState } from 'react';
import { allBrands } from '../brand-drop/dropped-brands.ts';
import { CellFrame } from './cell-frame.tsx';
import { OWN_LAYOUT } from '../axes/layout-axes.ts';
import { cellsOf, MATRIX_LANGUAGES, MATRIX_LOOKS, THEMES, WIDTHS, type MatrixAxes } from './cells.ts';
import { createSemaphore } from './semaphore.ts';
import { groupBy, useStories } from './use-stories.ts';

/** The number of frames that load at once. Only one, because all frames share browser storage, which each story sets up differently. */
const AT_ONCE = 1;

export const SCALES = [0.25, 0.5, 0.75, 1] as const;

export interface MatrixArgs extends MatrixAxes {
  /** A story's id, as in its URL. */
  readonly story: string;
  readonly scale: (typeof SCALES)[number];
}

interface MatrixProps {
  readonly first: MatrixArgs;
  /** Called on each change, so that the URL can reflect the arguments. */
  readonly onChange: (args: MatrixArgs) => void;
}

/** System colours, because the matrix belongs to no brand. */
const STYLE = `
.matrix { min-height: 100vh; padding: 24px; background: Canvas; color: CanvasText; font: 14px/1.5 system-ui, sans-serif; }
.matrix h1, .matrix h2 { font-family: inherit; font-weight: 700; }
.matrix h1 { margin: 0 0 4px; font-size: 22px; }
.matrix h2 { margin: 32px 0 12px; font-size: 16px; }
.matrix form { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-block: 16px; }
.matrix fieldset { margin: 0; padding: 8px 12px 12px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px; }
.matrix legend, .matrix .field { font-weight: 600; }
.matrix .field { display: grid; gap: 4px; }
.matrix .choices { display: flex; flex-wrap: wrap; gap: 4px 16px; max-width: 420px; }
.matrix .choices label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; }
.matrix select { min-height: 36px; max-width: min(28rem, 80vw); padding: 4px 8px; font: inherit; font-weight: 400; border: 1px solid color-mix(in srgb, CanvasText 50%, Canvas); border-radius: 8px; background: Field; color: FieldText; }
.matrix .cells { display: flex; flex-wrap: wrap; gap: 20px; align-items: start; }
.matrix figure { margin: 0; }
.matrix figcaption { margin-block-end: 4px; }
.matrix a { color: LinkText; text-underline-offset: 3px; }
.matrix .cell { overflow: hidden; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 8px; background: color-mix(in srgb, CanvasText 6%, Canvas); }
.matrix iframe { display: block; border: 0; transform-origin: 0 0; }
.matrix :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf?: (value: T) => string;
  readonly onChoose: (chosen: readonly T[]) => void;
}

function Choices<T extends string | number>({ legend, all, chosen, nameOf = String, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {all.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(all.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
            />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const rowName = (brand: string, theme: string, look: string): string =>
  [brand, theme, ...(look === OWN_LAYOUT ? [] : [look])].join(', ');

/** A story in several brands, themes, looks, languages and widths, each in its own frame. */
export function Matrix({ first, onChange }: MatrixProps) {
  const id = useId();
  const [args, setArgs] = useState(first);
  const { story, brands, themes, looks, languages, widths, scale } = args;
  const change = (part: Partial<MatrixArgs>): void => {
    const changed = { ...args, ...part };
    setArgs(changed);
    onChange(changed);
  };
  const stories = useStories();
  const frameSlots = useMemo(() => createSemaphore(AT_ONCE), []);
  const known = allBrands();
  const nameOf = (brand: string): string => known.get(brand)?.site.name ?? brand;
  const cells = cellsOf(
    { brands, themes, looks, languages, widths },
    (brand) => known.get(brand)?.site.languages.supported ?? [],
  );
  const rows = groupBy(cells, ({ brand, theme, look }) => rowName(nameOf(brand), theme, look));
  return (
    <main className="matrix">
      <style>{STYLE}</style>
      <h1>Matrix</h1>
      <p>
        {cells.length === 0
          ? 'No frames: choose at least one brand, theme, look, language and width.'
          : `${cells.length} frames. Frames near the viewport load one after another.`}
      </p>
      <form aria-label="Matrix settings" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor={`${id}story`}>Story</label>
          <select id={`${id}story`} value={story} onChange={({ target }) => change({ story: target.value })}>
            {stories.size === 0 && <option value={story}>{story}</option>}
            {[...stories].map(([title, ofTitle]) => (
              <optgroup key={title} label={title}>
                {ofTitle.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}scale`}>Scale</label>
          <select
            id={`${id}scale`}
            value={scale}
            onChange={({ target }) => change({ scale: SCALES.find((one) => String(one) === target.value) ?? 1 })}
          >
            {SCALES.map((one) => (
              <option key={one} value={one}>
                {one * 100} %
              </option>
            ))}
          </select>
        </div>
        <Choices
          legend="Brands"
          all={[...known.keys()]}
          chosen={brands}
          nameOf={nameOf}
          onChoose={(chosen) => change({ brands: chosen })}
        />
        <Choices legend="Themes" all={THEMES} chosen={themes} onChoose={(chosen) => change({ themes: chosen })} />
        <Choices
          legend="Looks"
          all={MATRIX_LOOKS}
          chosen={looks}
          nameOf={(look) => (look === OWN_LAYOUT ? "Brand's look" : look)}
          onChoose={(chosen) => change({ looks: chosen })}
        />
        <Choices
          legend="Languages"
          all={MATRIX_LANGUAGES}
          chosen={languages}
          onChoose={(chosen) => change({ languages: chosen })}
        />
        <Choices
          legend="Widths"
          all={WIDTHS}
          chosen={widths}
          nameOf={(width) => `${width} px`}
          onChoose={(chosen) => change({ widths: chosen })}
        />
      </form>
      {[...rows].map(([row, ofRow]) => (
        <section key={row} aria-label={row}>
          <h2>{row}</h2>
          <div className="cells">
            {ofRow.map((cell) => (
              <CellFrame
                key={`${story} ${cell.language} ${cell.width}`}
                story={story}
                cell={cell}
                rowName={row}
                scale={scale}
                frameSlots={frameSlots}
              />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
