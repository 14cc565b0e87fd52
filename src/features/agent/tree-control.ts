/** The state of a tree and its setters, shared by all of its items. */
export interface TreeControl {
  readonly isOpen: (account: string) => boolean;
  readonly toggle: (account: string, isOpen: boolean) => void;
  /** The key of the only item in the tab order. */
  readonly active: string | null;
  readonly setActive: (key: string) => void;
  readonly onChoose: (account: string) => void;
}
