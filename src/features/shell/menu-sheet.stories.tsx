import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesSheet } from './games-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { useMenu } from './menu-provider.tsx';

function Sheets({ games = false }: { games?: boolean }) {
  const entries = useMenu();
  const close = (): void => undefined;
  return games ? (
    <GamesSheet entries={entries} onClose={close} />
  ) : (
    <MenuSheet entries={entries} onClose={close} openMember={close} openAgent={close} />
  );
}

const meta = {
  title: 'Shell/Narrow menus',
  component: Sheets,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
} satisfies Meta<typeof Sheets>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Visitor: Story = {};
export const Agent: Story = { parameters: { session: 'agent' } };
export const Games: Story = { args: { games: true } };
