import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { ChatButton } from './chat-button.tsx';
import { CustomerServiceButton } from './customer-service-button.tsx';
import { FEEDBACK_LINK, hasFeedback } from './feedback-link.ts';
import { ResourcePopover } from './resource-popover.tsx';
import { useResourceName, useSiteResources } from './site-resources.ts';
import { useShellTexts } from './texts.ts';

// If there is no free space next to the page, the bar is only a narrow tab until it is hovered or focused, so that it does not cover content.
const SLIM = 'slim:h-16 slim:w-6 slim:rounded-e-none';
const SLIM_ICON = 'slim:size-5';
const UNDER_SLIM = classNames('rounded-control hover:bg-ink/5 slim:size-0 slim:overflow-hidden', focusRing);

/** The side bar of wide screens, with customer service, chat room, feedback and the brand's resources. On narrow screens they are in the menu. */
export function SideBar() {
  const t = useShellTexts();
  const common = useCommonTexts();
  const resources = useSiteResources();
  const nameOf = useResourceName();
  const { liveChat, modules } = useBrand();
  return (
    <div className="@container/site fixed inset-x-0 top-1/2 z-20">
      <div className="side-room @container/room absolute inset-x-0">
        <aside
          aria-label={t('side.label')}
          className="side-bar group/side absolute end-3 top-0 hidden -translate-y-1/2 flex-col items-center card p-1.5 text-ink shadow-lg @max-[90rem]/room:end-0 @max-[90rem]/room:rounded-e-none @max-[90rem]/room:[&:not(:hover,:focus-within)]:border-0 @max-[90rem]/room:[&:not(:hover,:focus-within)]:p-0 wide:flex print:hidden"
        >
          <CustomerServiceButton
            label={t('service.title')}
            className={classNames(
              'inline-flex size-11 items-center justify-center rounded-control bg-primary text-on-primary aria-busy:opacity-70',
              SLIM,
              focusRing,
            )}
          >
            <Icon name="headset" className={classNames('size-6', SLIM_ICON)} />
          </CustomerServiceButton>
          {liveChat !== null && (
            <ChatButton
              label={common('chatRoom')}
              className={classNames('inline-flex size-11 items-center justify-center', UNDER_SLIM)}
            >
              <Icon name="chat" className="size-6" />
            </ChatButton>
          )}
          {hasFeedback(modules.off) && (
            <Link
              to={FEEDBACK_LINK}
              aria-label={t('nav.feedback')}
              title={t('nav.feedback')}
              className={classNames('inline-flex size-11 items-center justify-center', UNDER_SLIM)}
            >
              <Icon name="mail" className="size-6" />
            </Link>
          )}
          <ul className="@max-[90rem]/room:hidden @max-[90rem]/room:group-focus-within/side:block @max-[90rem]/room:group-hover/side:block">
            {resources.map((resource) => (
              <li key={resource.type}>
                <ResourcePopover resource={resource} name={nameOf(resource)} />
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
