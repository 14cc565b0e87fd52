import { setMedia } from './media-axes.ts';

export interface PageAxes {
  readonly direction?: 'ltr' | 'rtl';
  readonly textSize?: 'normal' | 'double';
  readonly colours?: 'brand' | 'forced';
  readonly motion?: 'system' | 'reduced';
}

const FORCED = 'story-forced-colours';
/** Approximates forced colours: the user's colours, no shadows, no gradients. */
const FORCED_SHEET = `
:root { color-scheme: dark; }
*, ::before, ::after { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important; outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important; }
a, a * { color: LinkText !important; }
button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
input, select, textarea { color: FieldText !important; background-color: Field !important; }
:disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] * { color: GrayText !important; }
::placeholder { color: GrayText !important; }
`;

const forceColours = (wanted: boolean): void => {
  const sheet = document.getElementById(FORCED);
  if (!wanted) return sheet?.remove();
  if (sheet !== null) return;
  const made = document.createElement('style');
  made.id = FORCED;
  made.textContent = FORCED_SHEET;
  document.head.append(made);
};

/** Applies the toolbar's settings to the document. The text direction is the language's, unless the toolbar is set to right-to-left. */
export const setPage = ({ direction, textSize = 'normal', colours = 'brand', motion = 'system' }: PageAxes): void => {
  const { documentElement: root } = document;
  if (direction === 'rtl') root.dir = direction;
  root.style.fontSize = textSize === 'double' ? '200%' : '';
  forceColours(colours === 'forced');
  setMedia({ motion: motion === 'reduced' ? 'reduce' : null, colours: colours === 'forced' ? 'forced' : null });
};
