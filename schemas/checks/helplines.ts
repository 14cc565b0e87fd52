import { HELPLINE_DEMANDED } from '../jurisdictions.ts';
import type { BrandDraft } from './draft.ts';
import { finding, type Finding } from './finding.ts';

/** Requires a helpline if the jurisdiction requires one, and a phone number or page for each helpline. */
export const checkHelplines = ({ helplines, jurisdiction }: BrandDraft): Finding[] => [
  ...(helplines.length === 0 && HELPLINE_DEMANDED.has(jurisdiction)
    ? [
        finding({
          pointer: '/jurisdiction',
          level: 'warning',
          code: 'helpline-missing',
          message: `${jurisdiction} requires a helpline, and the brand lists none`,
          remedy: 'add "helplines": [{ "name": "…", "phone": "…" }], with a number that you have called',
        }),
      ]
    : []),
  ...helplines.flatMap((helpline, index) =>
    helpline === null || helpline.phone !== undefined || helpline.url !== undefined
      ? []
      : [
          finding({
            pointer: `/helplines/${index}`,
            code: 'helpline-unreachable',
            message: 'has neither a number nor a page',
            remedy: 'add "phone" or "url"',
          }),
        ],
  ),
];
