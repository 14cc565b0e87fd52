import type { PromotionWords } from './promotion-words.ts';

export const TY: PromotionWords = {
  welcome: [
    'Welcome bonus',
    'Dodoblehin ang unang deposit mo na may ganitong bonus.',
    '<p>Bago ka ba rito, o ngayon lang bumalik? Piliin ang bonus na ito sa pag-deposit at dodoblehin namin.</p><ul><li>Isang beses lang ito sa bawat miyembro.</li><li>Kasabay ito ng deposit; hindi na kailangang i-claim.</li><li>Kailangang itaya muna ang deposit at bonus bago makapag-withdraw.</li></ul>',
  ],
  reload: [
    'Reload bonus',
    'Dagdag na ikalimang bahagi sa deposit, araw-araw.',
    '<p>Isang beses bawat araw, may dagdag kang <strong>20%</strong> sa isang deposit. Piliin ang bonus sa page ng deposit.</p><ul><li>Nagsisimula ang bagong araw sa hatinggabi, GMT+8.</li><li>Kailangang itaya muna ang deposit at bonus bago makapag-withdraw.</li></ul>',
  ],
  share: [
    'Ibahagi ang panalo mo',
    'Ipakita sa mga kaibigan ang panalo mo at ipadala sa amin ang screenshot.',
    '<p>Mag-post ng larawan ng panalo sa kahit anong social network, saka ipadala ang screenshot ng post.</p><ol><li>Siguraduhing nababasa ang post.</li><li>Ipadala rito kasama ang maikling komento.</li><li>Titingnan ito ng team; diretso sa main wallet mo ang bonus.</li></ol>',
  ],
  opinion: [
    'Sabihin ang palagay mo',
    'May bonus ang ilang tapat na salita tungkol sa mga laro namin.',
    '<p>Ano ang gusto mo rito, at ano ang dapat pa naming pagandahin? Isulat sa sarili mong salita.</p><ul><li>Pantay ang halaga ng papuri at puna.</li><li>Kapag nabasa na namin, naghihintay ang bonus sa page na ito.</li></ul>',
  ],
  vip: [
    'Regalong VIP',
    'Regalo para sa mga miyembrong mataas ang rank.',
    '<p>Pasasalamat sa mga matagal nang kasama namin. Mag-apply, at titingnan ng VIP team ang rank mo.</p><p>Diretso sa main wallet mo ang regalo.</p>',
  ],
  play: [
    'Pitong araw ng laro',
    'Sumali, maglaro ng mga paborito mo, at i-claim ang reward.',
    '<p>Pindutin ang <strong>Sumali</strong>. Mula noon, bilang ang bawat taya ng totoong pera na may resulta na, sa lahat ng laro.</p><ul><li>Hindi bilang ang mga taya bago sumali.</li><li>Hindi bilang ang mga taya gamit ang play money.</li></ul>',
  ],
  topUp: [
    'Tatlong araw ng deposit',
    'Sumali at abutin ang halaga sa kahit ilang deposit.',
    '<p>Pindutin ang <strong>Sumali</strong>. Mula noon, pinagsasama ang mga deposit mo sa loob ng tatlong araw.</p><ul><li>Bilang ang lahat ng paraan ng pagbabayad.</li><li>Puwedeng isabay sa ibang bonus.</li></ul>',
  ],
  raffle: [
    'Ticket raffle',
    'May ticket sa bawat deposit, at panalo ang bawat ticket.',
    '<p>Pinagsasama ang mga deposit mo para maging ticket. Bumunot ng premyo sa bawat ticket kahit kailan.</p><ul><li>Walang talo.</li><li>Nasa page na ito ang tsansa ng bawat premyo, at pareho ito para sa lahat.</li></ul>',
  ],
  anniversary: [
    'Linggo ng anibersaryo',
    'Magdiriwang kami kasama ng lahat ng maglalaro.',
    '<p>Malapit na ang kaarawan namin. Sumali kapag nagsimula na ang linggo, maglaro, at i-claim ang parte mo.</p>',
  ],
  newYear: [
    'Regalo sa Bagong Taon',
    'Regalo sa simula ng taon.',
    '<p>Salamat sa paglalaro kasama namin noong Bagong Taon. Tapos na ang promo na ito; parating na ang susunod.</p>',
  ],
};
