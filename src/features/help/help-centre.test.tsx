import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import '#src/rich-text/rich-content.tsx';
import { HelpCentre } from './help-centre.tsx';

const article = (id: string, title: string) => ({ id, title, content: `<p>About ${id}.</p>` });

function Moves() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const withDeposit = new URLSearchParams([...query, ['member', 'depositv2']]);
  const withoutDeposit = new URLSearchParams([...query].filter(([name]) => name !== 'member'));
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('#content')}>
        Skip
      </button>
      <button type="button" onClick={() => setQuery(withDeposit)}>
        Deposit
      </button>
      <button type="button" onClick={() => setQuery(withoutDeposit)}>
        Close
      </button>
    </>
  );
}

const open = (route: string) =>
  renderPart(
    <>
      <Moves />
      <HelpCentre />
    </>,
    { route, answers: { 'common.help': [article('money', 'Money'), article('safety', 'Safety')] } },
  );
const press = (role: 'button' | 'link', name: string) => userEvent.click(screen.getByRole(role, { name }));
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const isFocused = (element: Element): boolean => element === document.activeElement;

test('the article that is open on page load does not take the focus, but gets it when it is chosen again later', async () => {
  await open('/help?section=money');
  expect(isFocused(heading('Money'))).toBe(false);
  await press('link', 'Safety');
  expect(isFocused(heading('Safety'))).toBe(true);
  await press('link', 'Money');
  expect(isFocused(heading('Money'))).toBe(true);
});

test.each(['/help', '/help?section=money'])(
  'going back to the first article at %s focuses its heading',
  async (route) => {
    await open(route);
    await press('link', 'Safety');
    await press('button', 'Back');
    expect(isFocused(heading('Money'))).toBe(true);
  },
);

test('choosing the open article again focuses its heading', async () => {
  await open('/help?section=money');
  await press('link', 'Money');
  expect(isFocused(heading('Money'))).toBe(true);
});

test('clearing the search or using the skip link does not move the focus to the article', async () => {
  await open('/help');
  await press('link', 'Safety');
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'money');
  await screen.findByRole('region', { name: 'Search results' });
  await userEvent.clear(search);
  expect(heading('Safety')).toBeDefined();
  expect(isFocused(search)).toBe(true);
  await press('link', 'Money');
  await press('button', 'Skip');
  expect(isFocused(screen.getByRole('button', { name: 'Skip' }))).toBe(true);
});

test('opening and closing a modal over the page does not render the article again or move the focus', async () => {
  await open('/help');
  const openAndClose = async (): Promise<void> => {
    const reading = screen.getByRole('article', { name: 'Money' });
    for (const name of ['Deposit', 'Close', 'Deposit', 'Back']) {
      await press('button', name);
      expect(isFocused(screen.getByRole('button', { name }))).toBe(true);
      expect(screen.getByRole('article', { name: 'Money' })).toBe(reading);
    }
  };
  await openAndClose();
  await press('link', 'Safety');
  await press('link', 'Money');
  await openAndClose();
});
