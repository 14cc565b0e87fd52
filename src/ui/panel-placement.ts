/** The side of its button on which a panel opens, if the window has space there. */
export type PopoverSide = 'bottom' | 'top' | 'start';

export type PopoverAlign = 'start' | 'center' | 'end';
