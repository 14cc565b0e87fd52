import type { HelpArticle } from '#schemas/help-article.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { sectionLink, useHelpPath } from './help-links.ts';
import { useHelpTexts } from './texts.ts';

const ROW = classNames(
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 py-2 text-start text-sm wrap-anywhere',
  focusRingInside,
);

function Entry({
  article,
  path,
  depth,
}: {
  readonly article: HelpArticle;
  /** The ids of the open article and of all articles above it, from its section down. */
  readonly path: readonly string[];
  readonly depth: number;
}) {
  const at = useHelpPath();
  const children = article.children ?? [];
  const isOpen = path[depth] === article.id;
  const isCurrent = isOpen && path.length === depth + 1;
  return (
    <li>
      <Link
        to={sectionLink(at, article.id)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={children.length > 0 ? isOpen : undefined}
        className={classNames(
          ROW,
          depth === 0 ? 'font-semibold' : 'ps-6',
          isCurrent ? 'bg-raised text-primary-ink' : 'text-ink hover:bg-ink/5',
        )}
      >
        <span className="min-w-0 flex-1">{article.title}</span>
        {children.length > 0 && (
          <Icon
            name="chevron-down"
            className={classNames(
              'size-4 text-ink-muted transition-transform duration-200 motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
        )}
      </Link>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Entry key={child.id} article={child} path={path} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The menu of sections. The open section shows its articles. */
export function HelpMenu({
  sections,
  path,
}: {
  readonly sections: readonly HelpArticle[];
  readonly path: readonly string[];
}) {
  const t = useHelpTexts();
  return (
    <nav aria-label={t('sections')}>
      <ul className="space-y-1">
        {sections.map((section) => (
          <Entry key={section.id} article={section} path={path} depth={0} />
        ))}
      </ul>
    </nav>
  );
}
