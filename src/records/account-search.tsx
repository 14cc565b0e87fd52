import { useState, type ReactNode } from 'react';
import { cleanText } from '#schemas/clean-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** A search field that filters a list by account. Pass the displayed account as `key`, so that the field resets when the account changes. */
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
  /** Called with the account name in the form that the platform expects; an empty name means all accounts. */
  readonly onAccount: (account: string) => void;
  /** A control inside the field for choosing an account. */
  readonly picker?: ReactNode;
  /** More buttons after the submit button. */
  readonly children?: ReactNode;
}) {
  const [typed, setTyped] = useState(account);
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers released before 2023 do not support the element `search`
      role="search"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAccount(cleanText(typed, 'name'));
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
