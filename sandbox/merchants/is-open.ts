import { openModules } from '#schemas/whitelabel.ts';
import type { Module } from '#schemas/whitelabel.ts';
import type { MerchantRow } from '../seed/merchant-of.ts';

export const isOpen = ({ settings }: MerchantRow, module: Module): boolean =>
  openModules(settings.whitelabel).has(module);
