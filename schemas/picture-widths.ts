/** The widths in pixels that the platform offers for game tiles and avatars, as `?w=`; the default is 240. */
export const PICTURE_WIDTHS = [120, 180, 240, 360, 480] as const;
