/** The one focus mark: a ring in the brand's focus colour, clear of the control's edge. */
export const focusRing = 'outline-focus outline-offset-2 focus-visible:outline-2';

/** For controls that fill their box, such as menu rows: the ring stays inside. */
export const focusRingInside = 'outline-focus -outline-offset-2 focus-visible:outline-2';
