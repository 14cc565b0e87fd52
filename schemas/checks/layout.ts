import type { HomeSection } from '../layout/layout.ts';
import {
  BOTTOM_ENTRIES,
  SECTIONS,
  type BottomEntryRow,
  type SectionKind,
  type SectionKindRow,
  type SectionOption,
} from '../layout/layout-values.ts';
import { MAX_REGISTER_STEPS, type RegisterField } from '../register-fields.ts';
import { ROUTE_METADATA, ROUTES } from '../routes.ts';
import { areasOfSection } from '../layout/section-areas.ts';
import { closestMatch } from './closest-match.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, printableJson, type Finding } from './finding.ts';
import { pageLinkFault, type LinkTargets } from './page-link.ts';

const OPTION_OF_RAIL: Readonly<Record<string, SectionOption>> = { vendor: 'vendor', category: 'category' };

const ROWS: Readonly<Record<SectionKind, SectionKindRow>> = SECTIONS;

/** Returns the findings about options that a section lacks, or has although its kind does not allow them. */
export const optionFaults = (
  section: HomeSection,
  pointer: string,
  row: Pick<SectionKindRow, 'takes' | 'needs'> = ROWS[section.kind],
): Finding[] => {
  const { kind, ...options } = section;
  const { takes = [], needs: needed = [] } = row;
  const ofRail = kind === 'rail' ? OPTION_OF_RAIL[section.of ?? ''] : undefined;
  const needs = ofRail === undefined ? needed : [...needed, ofRail];
  const taken = ofRail === undefined ? takes : [...takes, ofRail];
  const what = ofRail === undefined ? `a section of kind "${kind}"` : `a rail of a ${ofRail}`;
  return [
    ...needs
      .filter((option) => options[option] === undefined)
      .map((option) =>
        finding({
          pointer: `${pointer}${pointerSegment(option)}`,
          code: 'missing',
          message: 'is missing',
          remedy: `add "${option}", which ${what} needs`,
        }),
      ),
    ...Object.keys(options)
      .filter((option) => !taken.some((known) => known === option))
      .map((option) => {
        const meant = closestMatch(option, taken);
        return finding({
          pointer: `${pointer}${pointerSegment(option)}`,
          code: 'option',
          message: `${what} does not have the option "${option}"`,
          remedy: meant === null ? 'remove it' : `write "${meant}", or remove it`,
        });
      }),
  ];
};

/** Returns what must be unique among the sections of a page. Sections of a kind that may repeat must differ in their options. */
export const sectionIdentity = (section: HomeSection): string =>
  'repeats' in SECTIONS[section.kind]
    ? JSON.stringify(Object.entries(section).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : section.kind;

/** Pages without a query, to which an article can link. */
const LISTED_ROUTES: readonly string[] = ROUTES.filter((route) => route !== '/' && ROUTE_METADATA[route].listed);

/** Returns the finding for an article that links to a page that the brand does not have. */
const targetFaults = ({ to }: HomeSection, pointer: string, targets: LinkTargets): Finding[] => {
  const fault = to === undefined ? null : pageLinkFault(to, targets, LISTED_ROUTES);
  return fault === null ? [] : [finding({ pointer: `${pointer}/to`, code: 'link', ...fault })];
};

/**
 * Checks the sections that a brand lists for the home page: their options, that articles link to existing pages, that
 * no section occurs twice, and that each one shows something.
 */
const checkSections = ({ layout, modules, banners }: BrandDraft, own: readonly string[]): Finding[] => {
  const seen = new Map<string, number>();
  return (layout.home ?? []).flatMap((section, index) => {
    const pointer = `/layout/home/${index}`;
    const same = sectionIdentity(section);
    const first = seen.get(same);
    seen.set(same, first ?? index);
    const off = areasOfSection(section).find((area) => modules.off.includes(area));
    return [
      ...optionFaults(section, pointer),
      ...targetFaults(section, pointer, { own, off: modules.off }),
      ...(first === undefined
        ? []
        : [
            finding({
              pointer,
              code: 'twice',
              message: `duplicates section ${first} (${printableJson(section.kind)})`,
              remedy: 'remove one of them',
            }),
          ]),
      ...(section.kind !== 'banners' || banners.some((banner) => banner?.groupName === section.group)
        ? []
        : [
            finding({
              pointer,
              level: 'warning',
              code: 'section-empty',
              message: `shows nothing: there is no banner with the group ${section.group ?? ''}`,
              remedy: 'add one to banners, or remove the section',
            }),
          ]),
      ...(off === undefined
        ? []
        : [
            finding({
              pointer,
              code: 'section-off',
              message: `shows nothing: its area ${off} is in modules.off`,
              remedy: `remove the section, or take ${off} out of modules.off`,
            }),
          ]),
    ];
  });
};

/** Checks that each entry that a brand lists for the bottom bar opens something. */
const checkBottomBar = ({ layout, modules }: BrandDraft): Finding[] =>
  (layout.bottomBar ?? []).flatMap((entry, index) => {
    const { area }: BottomEntryRow = BOTTOM_ENTRIES[entry];
    return area === undefined || !modules.off.includes(area)
      ? []
      : finding({
          pointer: `/layout/bottomBar/${index}`,
          code: 'entry-off',
          message: `opens nothing: its area ${area} is in modules.off`,
          remedy: `remove the entry, or take ${area} out of modules.off`,
        });
  });

/** Checks that the groups of a registration in steps can serve as its steps. */
const checkRegistration = ({ layout, register: { groups } }: BrandDraft): Finding[] => {
  if (layout.registration !== 'steps') return [];
  const fault = (message: string, remedy: string): Finding[] => [
    finding({ pointer: '/layout/registration', code: 'steps', message: `has no effect: ${message}`, remedy }),
  ];
  if (groups.length < 2)
    return fault(
      `register.groups has ${groups.length === 0 ? 'no group' : 'one group'}, and each group is a step`,
      'divide the fields into two or three groups in register.groups, or write "single"',
    );
  const stepOf = (field: RegisterField): number => {
    const group = groups.findIndex(({ fields }) => fields.includes(field));
    return Math.min(group === -1 ? groups.length : group, MAX_REGISTER_STEPS - 1, groups.length - 1);
  };
  return stepOf('verificationCode') < stepOf('mobileNum')
    ? fault(
        'verificationCode is in an earlier step than mobileNum, to which the code is sent',
        'move mobileNum into the group of verificationCode or an earlier one, or write "single"',
      )
    : [];
};

/** Checks the layout that a brand sets: the sections of the home page, the entries of the bottom bar, and the steps of the registration. `own` is the paths of the brand's own pages. */
export const checkLayout = (draft: BrandDraft, own: readonly string[]): Finding[] => [
  ...checkSections(draft, own),
  ...checkBottomBar(draft),
  ...checkRegistration(draft),
];
