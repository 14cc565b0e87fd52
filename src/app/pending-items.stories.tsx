import { useState, type ReactNode } from 'react';
import { waitingAnswers } from '#src/features/waiting/sample-waiting.ts';
import { pageStories } from '#storybook/page-stories.ts';
import { PendingItems } from './pending-items.tsx';

/** Mounts the part after the page, because the part looks for the page's content element. */
function AfterContent({ children }: { readonly children: ReactNode }) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  return (
    <main ref={setContent} className="min-h-60 p-4">
      {content !== null && children}
    </main>
  );
}

const page = pageStories(PendingItems, {
  session: 'player',
  answers: waitingAnswers(),
  decorators: [(Story) => <AfterContent>{Story()}</AfterContent>],
});

export default { title: 'Home/Home of a member', ...page.meta };

export const WithWaiting = page.variant();
