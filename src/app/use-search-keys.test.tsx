import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setSlashKeyEnabled } from '#src/features/search/slash-key.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { createModalStore, modalService } from '#src/modals/modal-store.ts';
import { useSearchKeys } from './use-search-keys.ts';

beforeEach(() => setSlashKeyEnabled(true));

function Page() {
  useSearchKeys();
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <div contentEditable suppressContentEditableWarning>
        <b>Note</b>
      </div>
      <button type="button">Go</button>
    </>
  );
}

const draw = () => {
  const modals = createModalStore();
  const drawn = render(
    <ServicesProvider services={[provide(modalService, modals)]}>
      <Page />
    </ServicesProvider>,
  );
  return { modals, ...drawn };
};

test.each([
  ['/', { key: '/' }],
  ['Ctrl and K', { key: 'k', ctrlKey: true }],
  ['Cmd and K', { key: 'k', metaKey: true }],
  ['Ctrl and K with Caps Lock', { key: 'K', ctrlKey: true }],
])("%s opens the search from anywhere, and the browser's default action does not run", (_keys, press) => {
  const { modals } = draw();
  expect(fireEvent.keyDown(screen.getByRole('button'), press)).toBe(false);
  expect(modals.get()?.name).toBe('search');
});

test.each([
  ['another key', { key: 'k' }],
  ['/ with Ctrl', { key: '/', ctrlKey: true }],
  ['/ with Alt', { key: '/', altKey: true }],
  ['Ctrl, Shift and K', { key: 'k', ctrlKey: true, shiftKey: true }],
  ['/ while it is held down', { key: '/', repeat: true }],
  ["/ as part of an input method's composition", { key: '/', isComposing: true }],
])('%s does not open the search', (_keys, press) => {
  const { modals } = draw();
  expect(fireEvent.keyDown(document.body, press)).toBe(true);
  expect(modals.get()).toBeNull();
});

test.each([
  ['a box', () => screen.getByRole('textbox', { name: 'Name' })],
  ['a text area', () => screen.getByRole('textbox', { name: 'Text' })],
  ['an editable element', () => screen.getByText('Note')],
])('keys that are typed into %s do not open the search', (_field, field) => {
  const { modals } = draw();
  fireEvent.keyDown(field(), { key: '/' });
  fireEvent.keyDown(field(), { key: 'k', ctrlKey: true });
  expect(modals.get()).toBeNull();
});

test('the search does not replace an open modal', () => {
  const { modals } = draw();
  act(() => modals.open('login'));
  fireEvent.keyDown(document.body, { key: '/' });
  expect(modals.get()?.name).toBe('login');
});

test('the search does not open over an open dialog', () => {
  const { modals, container } = draw();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  container.append(dialog);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(modals.get()).toBeNull();
});

test('the / shortcut can be turned off while Ctrl+K keeps working', () => {
  setSlashKeyEnabled(false);
  const { modals } = draw();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(modals.get()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(modals.get()?.name).toBe('search');
});

test('an unmounted page no longer handles keys', () => {
  const { modals, unmount } = draw();
  unmount();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(modals.get()).toBeNull();
});
