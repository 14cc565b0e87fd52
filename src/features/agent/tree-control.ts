/** The state that the items of a tree share. */
export interface TreeControl {
  readonly isOpen: (account: string) => boolean;
  readonly toggle: (account: string, isOpen: boolean) => void;
  /** The key of the item that Tab reaches. */
  readonly active: string | null;
  readonly setActive: (key: string) => void;
  readonly onChoose: (account: string) => void;
}
