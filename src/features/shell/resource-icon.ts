import type { ResourceType } from '#schemas/brand-names.ts';
import type { IconName } from '#src/ui/icon.tsx';

export const RESOURCE_ICON: Readonly<Record<ResourceType, IconName>> = {
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
  IOS_PROFILE: 'shield',
  IOS: 'apple',
  ANDROID: 'android',
  LITE: 'bolt',
};
