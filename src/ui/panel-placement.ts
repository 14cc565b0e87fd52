/** The side of its button on which a panel opens, where the window has space for it. */
export type PopoverSide = 'bottom' | 'top' | 'start';

export type PopoverAlign = 'start' | 'center' | 'end';
