export const AVATARS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

export const avatarPath = (avatar: number): string => `/TCG_PROD_IMAGES/AVATAR/${avatar}.png`;
