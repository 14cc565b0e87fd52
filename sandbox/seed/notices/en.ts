import type { NoticeTemplates } from './notice-templates.ts';

export const EN: NoticeTemplates = {
  welcome: [
    'Welcome to {{brand}}',
    '<p>Good to have you here. Register, top up and play in a few minutes.</p><ul><li>Help is there <strong>24 hours a day</strong>.</li><li>Set a limit before you start, and keep to it.</li></ul>',
  ],
  maintenance: [
    '{{vendor}}: maintenance on {{when}}',
    '<p><strong>{{vendor}}</strong> will be out of service on {{when}} from 04:00 to 06:00 (GMT+8).</p><p>Open bets stay as they are and are settled afterwards. Balances in the game wallet are safe.</p>',
  ],
  newGames: [
    'New games from {{vendor}}',
    '<p>{{vendor}} has joined our floor with a fresh set of games.</p><p>Look for the <em>New</em> mark and try them in demo mode first.</p>',
  ],
  rebate: [
    'Weekend rebate: {{percent}}% back',
    '<p>Play from Friday to Sunday and get <strong>{{percent}}%</strong> of your valid bets back on Monday.</p><table><tr><th>Games</th><th>Rebate</th></tr><tr><td>Slots, fishing</td><td>{{percent}}%</td></tr><tr><td>Live, sports</td><td>0.5%</td></tr></table>',
  ],
  safety: [
    'Keep your account safe',
    '<p>We never ask for your password or a code by phone or chat.</p><p>Use a password that you use nowhere else, and change it at once if you suspect that somebody knows it.</p>',
  ],
  payments: [
    'Faster deposits by QR',
    '<p>Deposits by QR code now arrive within a minute. Send exactly the amount shown and keep the receipt until the money is in your wallet.</p>',
  ],
  support: [
    'How to reach us',
    '<p>Open the chat at the bottom of any page. Have your account name and the order number at hand.</p>',
  ],
  agents: [
    'Agents: commission statement of the month',
    '<p>The statement of last month is ready in the agent centre under <strong>My income</strong>. Questions are answered by your account manager until the 10th.</p>',
  ],
  message: [
    'Your bonus has arrived',
    '<p>A bonus was added to your main wallet. The terms are in the bonus details.</p>',
  ],
};
