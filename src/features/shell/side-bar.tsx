import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CustomerServiceButton } from './customer-service-button.tsx';
import { ResourcePopover } from './resource-popover.tsx';
import { useShellTexts } from './texts.ts';
import { useResourceName } from './use-resource-name.ts';
import { useSiteResources } from './use-site-resources.ts';

/** Customer service, always, and what the house offers elsewhere, at the side of wide windows. Narrow ones have both in the menu. */
export function SideBar() {
  const t = useShellTexts();
  const resources = useSiteResources();
  const nameOf = useResourceName();
  return (
    <aside
      aria-label={t('side.label')}
      className="group/side fixed end-3 top-1/2 z-20 hidden -translate-y-1/2 flex-col items-center rounded-card border border-line bg-surface p-1.5 text-ink shadow-lg min-[56.25rem]:flex print:hidden"
    >
      <CustomerServiceButton
        label={t('service.title')}
        className={classNames('inline-flex size-11 items-center justify-center rounded-control bg-primary text-on-primary aria-busy:opacity-70', focusRing)}
      >
        <Icon name="headset" className="size-6" />
      </CustomerServiceButton>
      {/* Where the window leaves no room beside the page, they show while the bar is pointed at or has the focus. */}
      <ul className="max-[89.9375rem]:hidden max-[89.9375rem]:group-focus-within/side:block max-[89.9375rem]:group-hover/side:block">
        {resources.map((resource) => (
          <li key={resource.type}>
            <ResourcePopover resource={resource} name={nameOf(resource)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
