import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import './rich-content.tsx';
import { RichText } from './rich-text.tsx';

const show = async (html: string) =>
  (await renderPart(<RichText html={html} blank="Nothing is written here." />)).container;

test('pictures load from allowed origins only, lazily and without a referrer', async () => {
  const container = await show('<img src="/x.png" alt="Map"><img src="https://elsewhere.example/y.png" alt="Spy">');
  const [picture, ...others] = container.querySelectorAll('img');
  expect(others).toEqual([]);
  expect([picture?.alt, picture?.getAttribute('loading'), picture?.getAttribute('referrerpolicy')]).toEqual([
    'Map',
    'lazy',
    'no-referrer',
  ]);
});

test('a picture that has no name and does not load is hidden', async () => {
  const container = await show('<p>Text</p><img src="/x.png">');
  const picture = container.querySelector('img');
  picture?.dispatchEvent(new Event('error'));
  expect(picture?.hidden).toBe(true);
});

test("headings of the text look like headings but are not in the page's outline, and a table can be scrolled by keyboard", async () => {
  await show('<h1>Rules</h1><table><tr><td>1</td></tr></table>');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Rules').localName).toBe('p');
  expect(screen.getByRole('group', { name: 'Table' })).toHaveProperty('tabIndex', 0);
});

test('an internal link stays on the site, and a player can cancel an external link', async () => {
  await show(
    '<a href="/rng">Games</a> <a href="https://partner.example/">Partner</a> <a href="javascript:x()">None</a> <a href="http://partner.example/">Plain</a> <a href="https://a:b@partner.example/">Named</a>',
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Games', 'Partner']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Partner' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Games' }));
});

test('content without text and pictures shows the blank text', async () => {
  await show('<p> <br></p><script>x()</script>');
  expect(screen.getByText('Nothing is written here.')).toBeDefined();
});

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}

/** Returns whether the page cancelled the click; jsdom does not follow links, so the click ends here. */
const isCancelled = (send: () => unknown): boolean => {
  let cancelled = false;
  const end = (event: Event): void => {
    cancelled = event.defaultPrevented;
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) window.addEventListener(type, end, { once: true });
  send();
  for (const type of ['click', 'auxclick']) window.removeEventListener(type, end);
  return cancelled;
};
const auxClick = (link: Element, button: number) =>
  isCancelled(() => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button })));

const showLinks = async () => {
  await renderPart(
    <>
      <RichText html='<a href="/rng">Games</a> <a href="https://partner.example/">Partner</a>' blank="" />
      <Place />
    </>,
  );
  return { games: screen.getByRole('link', { name: 'Games' }), partner: screen.getByRole('link', { name: 'Partner' }) };
};

test('a right click follows no link, internal or external', async () => {
  const { games, partner } = await showLinks();
  expect([auxClick(games, 2), auxClick(partner, 2)]).toEqual([false, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('place').textContent).toBe('/index');
});

test('the browser opens an internal link in a new tab or window on a middle, Ctrl, Cmd or Shift click', async () => {
  const { games } = await showLinks();
  const withKey = (['ctrlKey', 'metaKey', 'shiftKey'] as const).map((name) =>
    isCancelled(() => fireEvent.click(games, { [name]: true })),
  );
  expect([auxClick(games, 1), ...withKey]).toEqual([false, false, false, false]);
  expect(screen.getByTestId('place').textContent).toBe('/index');
  expect(isCancelled(() => fireEvent.click(games))).toBe(true);
  expect(screen.getByTestId('place').textContent).toBe('/rng');
});

test('a middle click on an external link shows the confirmation first', async () => {
  const { partner } = await showLinks();
  expect(auxClick(partner, 1)).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
});
