import { classNames } from '#src/lib/class-names.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { RESOURCE_ICON, useResourceName, useSiteResources } from './site-resources.ts';
import { useShellTexts } from './texts.ts';

/** Plain links to the channels and apps of the brand. There are no QR codes, because a phone cannot scan its own screen. */
export function ResourceLinks() {
  const t = useShellTexts();
  const resources = useSiteResources();
  const nameOf = useResourceName();
  if (resources.length === 0) return null;
  return (
    <ul aria-label={t('side.label')} className="flex flex-wrap gap-2">
      {resources.map((resource) => (
        <li key={resource.type}>
          <ExternalLink
            href={resource.url}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-3 text-sm hover:border-field-line',
              focusRing,
            )}
          >
            <Icon name={RESOURCE_ICON[resource.type]} />
            {nameOf(resource)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
