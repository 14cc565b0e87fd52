/** The widths, in pixels, in which the platform has each game tile and avatar, as `?w=`; without it, 240. */
export const PICTURE_WIDTHS = [120, 180, 240, 360, 480] as const;
