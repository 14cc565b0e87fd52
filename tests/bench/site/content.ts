/** The first screen of a page as data, shown by both pages of a comparison. */
export interface Picture {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/** The markup of an icon, without its classes. */
export interface Icon {
  readonly svg: string;
  readonly size: number;
}

export type PieceKind =
  | 'heading'
  | 'text'
  | 'figure'
  | 'chip'
  | 'button'
  | 'card'
  | 'tile'
  | 'field'
  | 'check'
  | 'legend';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  /** A caption or a hint. */
  readonly more: string;
  readonly type: string;
  readonly placeholder: string;
  readonly picture: Picture | null;
  readonly icon: Icon | null;
}

export interface Hero {
  readonly picture: Picture;
  /** Pixels: the banner's height, and its distance from the edge. */
  readonly height: number;
  readonly inset: number;
  readonly lines: readonly string[];
  readonly action: string | null;
  readonly dots: number;
}

export interface Screen {
  readonly language: string;
  readonly title: string;
  readonly theme: string;
  readonly iconHref: string;
  readonly logo: Picture;
  readonly actions: readonly Piece[];
  readonly bar: readonly Piece[];
  readonly hero: Hero | null;
  readonly pieces: readonly Piece[];
}

export interface DialogContent {
  readonly title: string;
  readonly hero: Hero | null;
  readonly pieces: readonly Piece[];
}

export interface SiteContent {
  readonly home: Screen;
  readonly games: Screen;
  readonly dialog: DialogContent;
}
