import type { NoticeTemplates } from './notice-templates.ts';

export const TY: NoticeTemplates = {
  welcome: [
    'Welcome sa {{brand}}',
    '<p>Salamat at nandito ka. Mag-register, mag-deposit at maglaro sa loob ng ilang minuto.</p><ul><li>May tutulong sa iyo <strong>24 oras araw-araw</strong>.</li><li>Magtakda ng limit bago maglaro, at sundin ito.</li></ul>',
  ],
  maintenance: [
    '{{vendor}}: maintenance sa {{when}}',
    '<p>Pansamantalang sarado ang <strong>{{vendor}}</strong> sa {{when}}, 04:00 hanggang 06:00 (GMT+8).</p><p>Mananatili ang mga bukas na taya at babayaran pagkatapos. Ligtas ang balance sa game wallet.</p>',
  ],
  newGames: [
    'Mga bagong laro mula sa {{vendor}}',
    '<p>May mga bagong laro na ang {{vendor}} dito sa atin.</p><p>Hanapin ang markang <em>Bago</em> at subukan muna sa demo.</p>',
  ],
  rebate: [
    'Weekend rebate: {{percent}}% balik',
    '<p>Maglaro mula Biyernes hanggang Linggo at bumabalik sa iyo ang <strong>{{percent}}%</strong> ng valid bets mo sa Lunes.</p><table><tr><th>Laro</th><th>Rebate</th></tr><tr><td>Slots, pangingisda</td><td>{{percent}}%</td></tr><tr><td>Live, sports</td><td>0.5%</td></tr></table>',
  ],
  safety: [
    'Ingatan ang iyong account',
    '<p>Hindi kami kailanman hihingi ng password o code sa tawag o chat.</p><p>Gumamit ng password na hindi mo ginagamit sa iba, at palitan agad kung sa tingin mo ay may nakaalam nito.</p>',
  ],
  payments: [
    'Mas mabilis na deposit gamit ang QR',
    '<p>Pumapasok na sa loob ng isang minuto ang deposit gamit ang QR code. Ipadala ang eksaktong halaga at itago ang resibo hanggang pumasok ang pera.</p>',
  ],
  support: [
    'Paano kami makokontak',
    '<p>Buksan ang chat sa ibaba ng kahit anong page. Ihanda ang account name at order number.</p>',
  ],
  agents: [
    'Para sa mga agent: commission statement ngayong buwan',
    '<p>Handa na sa agent centre, sa <strong>Kita ko</strong>, ang statement ng nakaraang buwan. Sasagutin ng iyong account manager ang mga tanong hanggang ika-10.</p>',
  ],
  message: [
    'Dumating na ang bonus mo',
    '<p>May bonus na idinagdag sa iyong main wallet. Nasa bonus details ang mga kondisyon.</p>',
  ],
};
