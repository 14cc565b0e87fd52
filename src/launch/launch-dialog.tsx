import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useLaunchTexts } from './texts.ts';
import { Dialog, type DialogAction } from '#src/ui/dialog.tsx';
import { useLaunches, useLaunchView } from './launch-service.ts';

/** Explains why a game has not started, and what the player can do. */
export function LaunchDialog() {
  const t = useLaunchTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const launches = useLaunches();
  const { screen, launch, problem } = useLaunchView();
  if (launch === null) return null;
  const { game, place } = launch;
  const name = { game: game.gameName };
  const close: DialogAction = { id: 'close', label: common('close') };
  const act = (id: string): void => {
    if (screen === 'slow') launches.cancel();
    else if (id === 'close') launches.dismiss();
    else launches.start(game, id === 'page' ? 'page' : id === 'tab' ? 'tab' : place);
  };
  if (screen === 'slow')
    return (
      <Dialog
        title={game.gameName}
        text={t('slow.text', name)}
        actions={[{ id: 'cancel', label: t('slow.cancel') }]}
        closeLabel={common('close')}
        onAction={act}
      />
    );
  if (screen === 'blocked') {
    const choices: readonly DialogAction[] = [
      { id: 'page', label: t('blocked.page') },
      { id: 'tab', label: t('blocked.tab'), isDefault: true },
    ];
    return (
      <Dialog
        title={game.gameName}
        text={t('blocked.text', name)}
        actions={choices}
        closeLabel={common('close')}
        onAction={act}
      />
    );
  }
  if (screen !== 'failed' || problem === null) return null;
  return (
    <Dialog
      title={game.gameName}
      text={words(problem)}
      actions={[close, { id: 'again', label: common('retry'), isDefault: true }]}
      closeLabel={common('close')}
      onAction={act}
    />
  );
}
