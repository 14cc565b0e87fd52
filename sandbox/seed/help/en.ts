import type { HelpWords } from './help-words.ts';

export const EN: HelpWords = {
  start: [
    'Getting started',
    '<p>An account takes about two minutes. These pages show how to open it, how to keep it yours, and what to do when a password is gone.</p>',
  ],
  register: [
    'How to register',
    '<p>Choose <strong>Register</strong> at the top of any page.</p><ol><li>Pick a username or your mobile number, and a password that you use nowhere else.</li><li>If we ask for a code, it comes by text message and is good for a few minutes.</li><li>Confirm your age and the <a href="/help?section=terms">terms</a>, then send the form.</li></ol><p>You are logged in at once. Give your real name as your bank writes it: money is paid out to that name only. One person has one account.</p>',
  ],
  'forgotten-password': [
    'I forgot my password',
    '<p>Choose <strong>Forgot password</strong> in the login window. You get a code on your mobile number, or a temporary password by mail, whichever your account has. Set a new password afterwards.</p><p>Neither your number nor your address is right any more? Write to customer service. They will ask who you are before they change anything, and they never ask for your password.</p>',
  ],
  'two-step': [
    'Two-step login and passkeys',
    '<p>With two-step login a password alone opens nothing. Switch it on in <a href="/index?member=securityCenter">My account</a>.</p><h3>Authenticator app</h3><p>Scan the picture with the app and type the six digits it shows. Keep the recovery codes on paper: each works once if the phone is lost.</p><h3>Passkeys</h3><p>A passkey is your fingerprint, your face or the lock of your device. It cannot be guessed and it works on this site only.</p>',
  ],
  money: ['Money', '<p>How money comes in, how it goes out, and what has to be wagered between the two.</p>'],
  deposit: [
    'How to deposit',
    '<ol><li>Open <a href="/index?member=depositv2">Deposit</a> and choose a way to pay.</li><li>Enter an amount between the two limits shown there.</li><li>Pay exactly this amount on the page that opens.</li></ol><p>Most deposits arrive within a minute. If yours has not after fifteen minutes, send the order number from your account record to customer service. Pay only from an account in your own name.</p>',
  ],
  withdraw: [
    'How to withdraw',
    '<ol><li>Open <a href="/index?member=withdraw">Withdraw</a> and choose the account that the money goes to.</li><li>Enter the amount. The fee, if there is one, is shown before you confirm.</li><li>Confirm with your payment password.</li></ol><p>Large amounts are looked at by a person first. You can withdraw once nothing is left to wager: see <a href="/help?section=turnover">turnover</a>.</p>',
  ],
  turnover: [
    'Turnover explained',
    '<p>Turnover is the sum of what you bet, won or lost. Before money is withdrawn, a deposit must usually be wagered once and a bonus as often as its conditions say. Until then the bonus and what your bets win are held, and bets use your own money first; what is not held is yours to withdraw.</p><h3>An example</h3><p>You deposit 100 and claim a bonus of 20 that has to be wagered 5 times. That makes 100 + 20 × 5 = 200. Twenty bets of 10 are enough, whatever they win.</p><p>Bets that are called off, or that cover both outcomes of one event, do not count. The withdrawal page shows what is left.</p>',
  ],
  rewards: ['Bonuses and points', '<p>What you can get on top of your own money, and on which conditions.</p>'],
  bonuses: [
    'Bonuses',
    '<p>Every bonus has its conditions on its own page under <a href="/promotions">Promotions</a>: who may have it, how much it is, how often it must be wagered and until when. Read them before you take part.</p><ul><li>Some are paid by themselves, others you claim in the reward centre.</li><li>A bonus that is not claimed in time is gone.</li><li>What you received stands in <a href="/index?member=bonusDetails">Bonuses</a>.</li></ul>',
  ],
  points: [
    'Points',
    '<p>You earn points by playing with your own money. They never expire. In the <a href="/pointMall">points mall</a> you give them for goods or turn them into money; what that money must be wagered is shown before you confirm.</p>',
  ],
  'responsible-gaming': [
    'Responsible gaming',
    '<p>Playing is entertainment that costs money. It is no way to earn a living or to pay a debt.</p><h3>Limits that help</h3><ul><li>Decide what you can lose before you start, and stop there.</li><li>Set an alarm: an hour passes fast.</li><li>Never play to win back what is lost, and never when drunk, tired or upset.</li></ul><h3>A break</h3><p>Ask customer service to lower your deposit limit, to pause your account for a day, a month or a year, or to close it for good. A pause cannot be shortened.</p><h3>Talk to somebody</h3><p>Do you hide how much you play? Do you borrow for it? Then please talk to somebody outside {{brand}}: a friend, a doctor, a helpline of your country.</p><p>Nobody under age may play. Keep your password from children.</p>',
  ],
  legal: [
    'Legal texts',
    '<p>What you and {{brand}} agree on. Each text names its version and the day it was last changed.</p>',
  ],
  terms: [
    'General terms and conditions',
    '<h3>1. Who may play</h3><p>You may play if you have reached the age named at registration, if the law where you are allows it, and if you play for yourself. Each person has one account.</p><h3>2. Your account</h3><p>What you tell us must be true. You keep your passwords secret and tell us at once if somebody else knows them. Bets placed with your password count as yours until then.</p><h3>3. Money</h3><p>Deposits and withdrawals go through accounts in your own name. We may ask for proof of who you are before we pay out.</p><h3>4. Bets</h3><p>A bet stands once we have confirmed it. If a game fails, the bet is paid back. An obvious error in odds or prizes is corrected.</p><h3>5. Bonuses</h3><p>Each bonus has conditions of its own. Where they are evaded, by several accounts for example, the bonus and what was won with it are taken back.</p><h3>6. The end</h3><p>You may close your account whenever you like; your balance is paid out. We may close it if these terms are broken, and we say why.</p><h3>7. Changes</h3><p>A change is announced here with a new version number before it applies.</p>',
  ],
  privacy: [
    'Privacy policy',
    '<h3>What we keep</h3><p>What you enter, such as name, number and mail address; what you do, such as logins, payments and bets; and from which device and address.</p><h3>What for</h3><p>To run your account, to pay you, to prevent fraud, and because the law asks us to. We do not sell it.</p><h3>Who else sees it</h3><p>Payment providers and game vendors receive what they need for your order, and authorities what the law demands.</p><h3>How long</h3><p>As long as you have an account, and after that as long as the law requires.</p><h3>Your rights</h3><p>Ask customer service what we hold about you, have errors corrected, or have it deleted where no law prevents that.</p>',
  ],
  refund: [
    'Refund policy',
    '<p>A deposit that you have not played with can go back the way it came. Ask customer service within 14 days, with the order number.</p><p>A deposit that was made twice by mistake, or without your permission, is looked into first; the account rests meanwhile. Bets that have been settled are not refunded. If a game failed, the stake returns to your wallet by itself.</p>',
  ],
  about: [
    'About {{brand}}',
    '<p>{{brand}} brings slots, live tables, fishing, cards, sports and lottery together under one account.</p><p>We write conditions so that they can be read, pay what was won, and answer at any hour. If something is wrong, tell us: customer service is at the edge of every page, and there is a form for <a href="/help?tab=feedback">feedback</a>.</p>',
  ],
  news: ['News', '<p>What has changed on this site.</p>'],
  'news-passkeys': [
    'Log in with your fingerprint',
    '<p>From today a passkey can be the second step of your login. It is quicker than a code, and nobody can talk you out of it on the phone. You find it in My account. <a href="/help?section=two-step">How it works</a></p>',
  ],
  'news-help': [
    'The help centre has opened',
    '<p>Answers now have a place: search for a word, or open a section on the left. Anything missing? The feedback form is one tab away, and each note is read.</p>',
  ],
  blog: ['Blog', '<p>Longer reads for quiet evenings.</p>'],
  'blog-budget': [
    'A budget that survives the evening',
    '<p>Most people who lose more than they wanted had no number in mind. So take one: what would a night at the cinema cost, for everybody? That is your evening.</p><p>Deposit it once. If it is gone, the evening is over. If you are ahead, withdraw half before you go on: money in the bank is hard to bet at midnight.</p>',
  ],
  'blog-edge': [
    'Why the house wins in the long run',
    '<p>A slot that returns 96 percent keeps 4 of every 100 wagered. Not each time: one evening may bring ten times your stake or nothing. But over thousands of rounds the 4 percent are there.</p><p>That is the price of the game. Whoever knows it plays for fun, and looks at the return before choosing a game.</p>',
  ],
};
