import type { Area, Category } from '../brand-names.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';

const AREA_OF: Readonly<Partial<Record<Category, Area>>> = {
  SPORTS: 'sports',
  ESPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Warns about menu entries that the site does not show because their area is switched off. */
export const checkNavigation = ({ navigation, modules }: BrandDraft, isNamed: boolean): Finding[] =>
  isNamed
    ? navigation.order.flatMap((category, index) => {
        const area = AREA_OF[category];
        if (area === undefined || !modules.off.includes(area)) return [];
        return [
          finding({
            pointer: `/navigation/order/${index}`,
            level: 'warning',
            code: 'entry-off',
            message: `${printableJson(category)} is not in the menu: its area ${area} is in modules.off`,
            remedy: `remove it, or take ${area} out of modules.off`,
          }),
        ];
      })
    : [];
