import { Problem } from '#schemas/problem.ts';
import { answers, fails, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { contactBindingMachine, type Contact } from './contact-binding.machine.ts';

const contact: Contact = { kind: 'mobile', mobileNum: '9175550188', countryDialingCode: '63' };
const sent = { to: contact, readyAt: 0 };
const refused = (code: string, fields: Readonly<Record<string, string>> | null = null): Problem =>
  new Problem({ code, status: 422, message: '', ...(fields === null ? {} : { fields }) });
const tooMany = new Problem({ code: 'too_many_requests', status: 429, message: '', retryAfter: 60 });

export const contactBindingScenarios: MachineScenarios = {
  name: 'contact binding',
  purpose:
    "Binds a mobile number or an e-mail address: sends a code to it, then asks for the code and for the member's password or app code.",
  machine: contactBindingMachine,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    problem === null ? '' : [problem.code, ...Object.keys(problem.fields ?? {})].join(' '),
  events: [
    { type: 'contact.submit', contact },
    { type: 'code.submit', form: { verificationCode: '123456', password: 'Play1234', proofCode: null } },
    { type: 'code.resend', now: 60_000 },
    { type: 'contact.change' },
    { type: 'contact.leave' },
    answers('contactBinding.sending', sent),
    fails('contactBinding.sending', tooMany),
    answers('contactBinding.resending', sent),
    fails('contactBinding.resending', tooMany),
    answers('contactBinding.binding', null),
    fails('contactBinding.binding', refused('code_wrong', { verificationCode: 'code_wrong' })),
    fails('contactBinding.binding', refused('validation', { password: 'password_wrong' })),
    fails('contactBinding.binding', refused('validation', { mobileNum: 'mobile_taken' })),
  ],
};
