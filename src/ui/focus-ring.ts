/** The focus ring of every control, outside its edge. */
export const focusRing = 'outline-focus outline-offset-2 focus-visible:outline-2';

/** The focus ring inside the edge, for controls that fill their container, such as menu items. */
export const focusRingInside = 'outline-focus -outline-offset-2 focus-visible:outline-2';
