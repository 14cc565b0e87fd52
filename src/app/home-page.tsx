import { useMemo } from 'react';
import type { PagePart, SectionGroup } from '#schemas/layout/client-layout.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { HomeHeading } from '#src/features/home/home-heading.tsx';
import { sectionKey } from '#src/features/home/section-key.ts';
import { SideColumn } from '#src/features/home/side-column.tsx';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';
import type { SectionRows } from './home-sections.tsx';
import { LateSectionsPart } from './late-sections-part.ts';

const partKey = (part: PagePart): string =>
  sectionKey(part.type === 'column' ? part.section : part.type === 'late' ? part.sections[0] : part.sides[0]);

function Part({ part, rows }: { part: PagePart; rows: SectionRows }) {
  if (part.type === 'late')
    return (
      <HydrationBoundary
        fallback={
          <div className="late-sections">
            {part.sections.map((section) => (
              <div key={sectionKey(section)} />
            ))}
          </div>
        }
      >
        <LateSectionsPart sections={part.sections} />
      </HydrationBoundary>
    );
  if (part.type === 'sides')
    return (
      <SideColumn
        sections={part.sides}
        className={classNames('grid grid-cols-[minmax(0,1fr)]', part.sides.length > 1 && 'lg:grid-cols-2')}
      />
    );
  const content = rows[part.section.kind]?.(part.section);
  if (part.sides.length === 0) return content;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">{content}</div>
      <SideColumn sections={part.sides} className="flex flex-col" />
    </div>
  );
}

function Group({ group, rows }: { group: SectionGroup; rows: SectionRows }) {
  if (group.type === 'full') return rows[group.section.kind]?.(group.section);
  return (
    <div className="home-sections mx-auto max-w-7xl px-4 sm:px-6">
      {group.parts.map((part) => (
        <Part key={partKey(part)} part={part} rows={rows} />
      ))}
    </div>
  );
}

/** The home page: the sections of the brand's layout. `rows` maps each kind of section to its component. */
export function HomePage({ rows }: { rows: SectionRows }) {
  const { home } = useBrand().layout;
  // Memoized, so that unchanged elements are not rerendered while the page hydrates.
  const groups = useMemo(
    () =>
      home.map((group) => (
        <Group
          key={group.type === 'full' ? sectionKey(group.section) : group.parts.map(partKey).join()}
          group={group}
          rows={rows}
        />
      )),
    [home, rows],
  );
  return [<HomeHeading key="heading" />, ...groups];
}
