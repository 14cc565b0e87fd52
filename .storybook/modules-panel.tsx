// Storybook's manager bundles its own React and supports only the classic JSX runtime.
/** @jsxRuntime classic */
// oxlint-disable-next-line no-unused-vars -- used by the classic runtime
import * as React from 'react';
import { MODULES } from '#schemas/whitelabel.ts';
import type { ModuleSwitches } from './axes/module-axis.ts';

const STYLE = `
.modules-panel { background: Canvas; color: CanvasText; padding: 16px; font: 13px/1.5 system-ui, sans-serif; display: grid; gap: 8px; }
.modules-panel label { display: flex; align-items: center; justify-content: space-between; gap: 16px; max-width: 26rem; }
.modules-panel select { min-height: 32px; font: inherit; }
`;
const CHOICES = [
  { value: '', words: "The platform's" },
  { value: 'on', words: 'On' },
  { value: 'off', words: 'Off' },
] as const;

/** Switches platform modules for every story. */
export function ModulesPanel({
  switches,
  onSwitch,
}: {
  readonly switches: ModuleSwitches;
  readonly onSwitch: (switches: ModuleSwitches) => void;
}) {
  return (
    <section className="modules-panel" aria-label="Modules">
      <style>{STYLE}</style>
      {MODULES.map((module) => {
        const isOn = switches[module];
        return (
          <label key={module}>
            {module}
            <select
              value={isOn === undefined ? '' : isOn ? 'on' : 'off'}
              onChange={({ target: { value } }) =>
                onSwitch({ ...switches, [module]: value === '' ? undefined : value === 'on' })
              }
            >
              {CHOICES.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.words}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </section>
  );
}
