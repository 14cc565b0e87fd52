import { openModules, type Module } from '#schemas/whitelabel.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';

export const isModuleOn = ({ settings }: MerchantRow, module: Module): boolean =>
  openModules(settings.whitelabel).has(module);
