// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Contract', render: renderFlow } satisfies Meta;
export default meta;

export const Reading: StoryObj = { name: 'Reading. At the start', parameters: { session: 'player', flow: { name: 'contract', at: 'reading' } } };
export const Previewing: StoryObj = { name: 'Previewing. Act contract', parameters: { session: 'player', flow: { name: 'contract', at: 'previewing' } } };
export const ConfirmingRejection: StoryObj = { name: 'Confirming: rejection. Act contract', parameters: { session: 'player', flow: { name: 'contract', at: 'confirming rejection' } } };
export const Writing: StoryObj = { name: 'Writing. Open form', parameters: { session: 'player', flow: { name: 'contract', at: 'writing' } } };
export const Confirming: StoryObj = { name: 'Confirming. Act contract, previewing succeeds', parameters: { session: 'player', flow: { name: 'contract', at: 'confirming' } } };
export const ReadingChanged: StoryObj = { name: 'Reading: changed. Act contract, previewing fails (contract changed)', parameters: { session: 'player', flow: { name: 'contract', at: 'reading changed' } } };
export const SendingRejection: StoryObj = { name: 'Sending: rejection. Act contract, confirm contract', parameters: { session: 'player', flow: { name: 'contract', at: 'sending rejection' } } };
export const PreviewingNewTerms: StoryObj = { name: 'Previewing: new, terms. Open form, submit form', parameters: { session: 'player', flow: { name: 'contract', at: 'previewing new terms' } } };
export const Sending: StoryObj = { name: 'Sending. Act contract, previewing succeeds, confirm contract', parameters: { session: 'player', flow: { name: 'contract', at: 'sending' } } };
export const DoneRejection: StoryObj = { name: 'Done: rejection. Act contract, confirm contract, sending succeeds', parameters: { session: 'player', flow: { name: 'contract', at: 'done rejection' } } };
export const CheckingRejection: StoryObj = { name: 'Checking: rejection. Act contract, confirm contract, sending fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'checking rejection' } } };
export const ConfirmingNewTerms: StoryObj = { name: 'Confirming: new, terms. Open form, submit form, previewing succeeds', parameters: { session: 'player', flow: { name: 'contract', at: 'confirming new terms' } } };
export const WritingNewTermsChanged: StoryObj = { name: 'Writing: new, terms, changed. Open form, submit form, previewing fails (contract changed)', parameters: { session: 'player', flow: { name: 'contract', at: 'writing new terms changed' } } };
export const Done: StoryObj = { name: 'Done. Act contract, previewing succeeds, confirm contract, sending succeeds', parameters: { session: 'player', flow: { name: 'contract', at: 'done' } } };
export const Checking: StoryObj = { name: 'Checking. Act contract, previewing succeeds, confirm contract, sending fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'checking' } } };
export const ReadingUndone: StoryObj = { name: 'Reading: undone. Act contract, confirm contract, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'contract', at: 'reading undone' } } };
export const WaitingRejectionChanged: StoryObj = { name: 'Waiting: rejection, changed. Act contract, confirm contract, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'waiting rejection changed' } } };
export const SendingNewTerms: StoryObj = { name: 'Sending: new, terms. Open form, submit form, previewing succeeds, confirm contract', parameters: { session: 'player', flow: { name: 'contract', at: 'sending new terms' } } };
export const WritingNewTerms: StoryObj = { name: 'Writing: new, terms. Open form, submit form, previewing succeeds, back step', parameters: { session: 'player', flow: { name: 'contract', at: 'writing new terms' } } };
export const WaitingChanged: StoryObj = { name: 'Waiting: changed. Act contract, previewing succeeds, confirm contract, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'waiting changed' } } };
export const CheckingRejectionChanged: StoryObj = { name: 'Checking: rejection, changed. Act contract, confirm contract, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'contract', at: 'checking rejection changed' } } };
export const DoneNewTerms: StoryObj = { name: 'Done: new, terms. Open form, submit form, previewing succeeds, confirm contract, sending succeeds', parameters: { session: 'player', flow: { name: 'contract', at: 'done new terms' } } };
export const CheckingNewTerms: StoryObj = { name: 'Checking: new, terms. Open form, submit form, previewing succeeds, confirm contract, sending fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'checking new terms' } } };
export const CheckingChanged: StoryObj = { name: 'Checking: changed. Act contract, previewing succeeds, confirm contract, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'contract', at: 'checking changed' } } };
export const WritingNewTermsUndone: StoryObj = { name: 'Writing: new, terms, undone. Open form, submit form, previewing succeeds, confirm contract, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'contract', at: 'writing new terms undone' } } };
export const WaitingNewTermsChanged: StoryObj = { name: 'Waiting: new, terms, changed. Open form, submit form, previewing succeeds, confirm contract, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'contract', at: 'waiting new terms changed' } } };
export const CheckingNewTermsChanged: StoryObj = { name: 'Checking: new, terms, changed. Open form, submit form, previewing succeeds, confirm contract, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'contract', at: 'checking new terms changed' } } };
