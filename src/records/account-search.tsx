import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** Filters a list by account. Use the shown account as `key`, so that the field resets when it changes. */
export function AccountSearch({
  label,
  submit,
  account,
  onAccount,
  picker,
  children,
}: {
  readonly label: string;
  readonly submit: string;
  readonly account: string;
  /** Called with the trimmed account name; empty for all accounts. */
  readonly onAccount: (account: string) => void;
  /** Chooses an account, from within the field. */
  readonly picker?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const [typed, setTyped] = useState(account);
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know the tag
      role="search"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAccount(typed.trim());
      }}
    >
      <TextField
        label={label}
        value={typed}
        onValue={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        leading={<Icon name="search" className="size-4" />}
        trailing={picker}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
      {children}
    </form>
  );
}
