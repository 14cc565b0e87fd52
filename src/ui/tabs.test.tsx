import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'name', label: 'Username' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'code', label: 'Code' },
] as const;

function Ways() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('name');
  return (
    <Tabs label="Ways in" tabs={TABS} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  );
}

test('arrow keys, Home and End select a tab and show its panel', async () => {
  render(<Ways />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('Panel of mobile');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Code', selected: true })).toHaveFocus();
});

test('only the selected tab is in the tab order', () => {
  render(<Ways />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
