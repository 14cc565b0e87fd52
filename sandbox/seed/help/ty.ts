import type { HelpWords } from './help-words.ts';

export const TY: HelpWords = {
  start: [
    'Pagsisimula',
    '<p>Mga dalawang minuto lang ang pagbukas ng account. Narito kung paano mag-register, paano ito ingatan, at ano ang gagawin kapag nakalimutan ang password.</p>',
  ],
  register: [
    'Paano mag-register',
    '<p>Piliin ang <strong>Mag-register</strong> sa itaas ng alinmang page.</p><ol><li>Pumili ng username o gamitin ang mobile number, at ng password na hindi mo ginagamit sa iba.</li><li>Kung kailangan ng code, darating ito sa text at ilang minuto lang may bisa.</li><li>Kumpirmahin ang edad at ang <a href="/help?section=terms">mga tuntunin</a>, saka ipadala.</li></ol><p>Naka-log in ka agad. Ibigay ang tunay mong pangalan gaya ng nasa bangko: doon lang kami nagbabayad. Isang tao, isang account.</p>',
  ],
  'forgotten-password': [
    'Nakalimutan ko ang password',
    '<p>Piliin ang <strong>Nakalimutan ang password</strong> sa login. May darating na code sa phone mo, o pansamantalang password sa email, depende sa nasa account. Pagkatapos, gumawa ng bagong password.</p><p>Hindi na gumagana ang numero at email? Sumulat sa customer service. Titiyakin muna nila kung sino ka, at hindi nila kailanman hihingin ang password mo.</p>',
  ],
  'two-step': [
    'Two-step login at passkey',
    '<p>Sa two-step login, hindi sapat ang password lang. Buksan ito sa <a href="/index?member=securityCenter">Account ko</a>.</p><h3>Authenticator app</h3><p>I-scan ang larawan gamit ang app at i-type ang 6 na digit na lalabas. Isulat sa papel ang mga recovery code: tig-iisang gamit ang bawat isa kapag nawala ang phone.</p><h3>Passkey</h3><p>Ang passkey ay ang fingerprint, mukha, o lock ng phone mo. Hindi ito mahuhulaan at dito lang sa site gumagana.</p>',
  ],
  money: ['Pera', '<p>Paano pumapasok ang pera, paano lumalabas, at magkano ang kailangang itaya sa pagitan.</p>'],
  deposit: [
    'Paano mag-deposit',
    '<ol><li>Buksan ang <a href="/index?member=depositv2">Mag-deposit</a> at pumili ng paraan ng bayad.</li><li>Ilagay ang halagang nasa pagitan ng dalawang limit na nakasulat.</li><li>Bayaran ang eksaktong halaga sa page na bubukas.</li></ol><p>Karamihan ay pumapasok sa loob ng isang minuto. Kung wala pa pagkalipas ng labinlimang minuto, ipadala sa customer service ang order number mula sa record ng account. Magbayad lang mula sa account na nasa pangalan mo.</p>',
  ],
  withdraw: [
    'Paano mag-withdraw',
    '<ol><li>Buksan ang <a href="/index?member=withdraw">Mag-withdraw</a> at piliin ang tatanggap na account.</li><li>Ilagay ang halaga. Kung may fee, makikita ito bago mo kumpirmahin.</li><li>Kumpirmahin gamit ang payment password.</li></ol><p>Tinitingnan muna ng tao ang malalaking halaga. Makaka-withdraw ka kapag wala nang kailangang itaya: tingnan ang <a href="/help?section=turnover">turnover</a>.</p>',
  ],
  turnover: [
    'Ano ang turnover',
    '<p>Ang turnover ay ang kabuuan ng itinaya mo, panalo man o talo. Bago mag-withdraw, karaniwang itataya nang isang beses ang deposit, at ang bonus ay ayon sa nakasulat sa kondisyon nito. Hangga’t hindi pa, naka-hold ang bonus at ang panalo sa mga taya mo, at unang ginagamit ang sarili mong pera; puwedeng i-withdraw ang hindi naka-hold.</p><h3>Halimbawa</h3><p>Nag-deposit ka ng 100 at kumuha ng bonus na 20 na kailangang itaya nang 5 beses. Kaya 100 + 20 × 5 = 200. Sapat na ang dalawampung taya na tig-10, anuman ang resulta.</p><p>Hindi bilang ang tayang kinansela, o ang tumaya sa parehong resulta ng iisang laban. Nasa page ng withdraw ang natitira.</p>',
  ],
  rewards: ['Bonus at points', '<p>Ano ang makukuha mo bukod sa sarili mong pera, at sa anong kondisyon.</p>'],
  bonuses: [
    'Mga bonus',
    '<p>May sariling kondisyon ang bawat bonus sa page nito sa <a href="/promotions">Mga Promo</a>: sino ang puwede, magkano, ilang beses itataya, at hanggang kailan. Basahin muna bago sumali.</p><ul><li>May kusang ibinabayad, at may kailangang i-claim sa reward center.</li><li>Mawawala ang bonus na hindi na-claim sa oras.</li><li>Nasa <a href="/index?member=bonusDetails">Mga bonus</a> ang mga natanggap mo.</li></ul>',
  ],
  points: [
    'Points',
    '<p>Nakakaipon ka ng points sa paglalaro gamit ang sarili mong pera. Hindi ito nag-e-expire. Sa <a href="/pointMall">points mall</a>, ipinapalit ito sa gamit o pera; makikita bago kumpirmahin kung magkano ang kailangang itaya.</p>',
  ],
  'responsible-gaming': [
    'Responsableng paglalaro',
    '<p>Libangang may bayad ang paglalaro. Hindi ito hanapbuhay at hindi pambayad-utang.</p><h3>Mga limit na nakakatulong</h3><ul><li>Bago magsimula, magpasya kung magkano ang kaya mong matalo, at doon huminto.</li><li>Mag-alarm: mabilis lumipas ang isang oras.</li><li>Huwag maglaro para makabawi, at huwag kapag lasing, pagod, o masama ang loob.</li></ul><h3>Magpahinga</h3><p>Hilingin sa customer service na babaan ang limit ng deposit, ihinto ang account nang isang araw, buwan, o taon, o isara na nang tuluyan. Hindi maaaring paikliin ang pahinga.</p><h3>Makipag-usap</h3><p>Itinatago mo ba kung gaano ka kadalas maglaro? Nangungutang ka ba para rito? Makipag-usap sa taong nasa labas ng {{brand}}: kaibigan, doktor, o helpline ng iyong bansa.</p><p>Bawal maglaro ang menor de edad. Huwag ipaalam sa mga bata ang password mo.</p>',
  ],
  legal: [
    'Mga legal na teksto',
    '<p>Ang kasunduan mo at ng {{brand}}. Nakasulat sa bawat teksto ang bersyon at ang araw ng huling pagbabago.</p>',
  ],
  terms: [
    'Mga tuntunin at kondisyon',
    '<h3>1. Sino ang puwedeng maglaro</h3><p>Puwede kang maglaro kung nasa edad ka nang nakasulat sa pag-register, pinapayagan ng batas sa lugar mo, at para sa sarili mo ang laro. Isang tao, isang account.</p><h3>2. Ang account mo</h3><p>Dapat totoo ang ibinibigay mong impormasyon. Ilihim ang password at sabihin agad sa amin kung may ibang nakaalam. Hanggang doon, sa iyo ang mga tayang ginawa gamit ang password mo.</p><h3>3. Pera</h3><p>Sa mga account na nasa pangalan mo dumaraan ang deposit at withdraw. Maaari kaming humingi ng patunay ng pagkakakilanlan bago magbayad.</p><h3>4. Mga taya</h3><p>May bisa ang taya kapag nakumpirma namin. Kung pumalya ang laro, ibabalik ang taya. Itinatama ang halatang mali sa odds o premyo.</p><h3>5. Mga bonus</h3><p>May sariling kondisyon ang bawat bonus. Kapag iniwasan ito, halimbawa sa maraming account, babawiin ang bonus at ang napanalunan dito.</p><h3>6. Pagsasara</h3><p>Puwede mong isara ang account kailanman; babayaran ang balanse. Maaari namin itong isara kapag nilabag ang mga tuntunin, at sasabihin namin ang dahilan.</p><h3>7. Mga pagbabago</h3><p>Iaanunsyo rito ang pagbabago na may bagong numero ng bersyon bago ito magkabisa.</p>',
  ],
  privacy: [
    'Patakaran sa privacy',
    '<h3>Ano ang itinatago namin</h3><p>Ang inilagay mo gaya ng pangalan, numero, at email; ang ginawa mo gaya ng login, bayad, at taya; at ang device at address na gamit mo.</p><h3>Para saan</h3><p>Para patakbuhin ang account, bayaran ka, pigilan ang panloloko, at dahil hinihingi ng batas. Hindi namin ito ibinebenta.</p><h3>Sino pa ang nakakakita</h3><p>Natatanggap ng mga payment provider at game provider ang kailangan sa order mo, at ng awtoridad ang hinihingi ng batas.</p><h3>Gaano katagal</h3><p>Habang may account ka, at pagkatapos ay hangga’t hinihingi ng batas.</p><h3>Mga karapatan mo</h3><p>Itanong sa customer service kung ano ang hawak namin, ipatama ang mali, o ipabura kung walang batas na humahadlang.</p>',
  ],
  refund: [
    'Patakaran sa refund',
    '<p>Maibabalik sa pinanggalingan ang deposit na hindi pa nailalaro. Sumulat sa customer service sa loob ng 14 na araw, kasama ang order number.</p><p>Sinisiyasat muna ang depositong nadoble o walang pahintulot mo; nakahinto ang account habang ganoon. Hindi nare-refund ang mga tayang tapos na. Kapag pumalya ang laro, kusang bumabalik ang taya sa wallet.</p>',
  ],
  about: [
    'Tungkol sa {{brand}}',
    '<p>Pinagsasama ng {{brand}} ang slots, live tables, pangingisda, baraha, sports, at lotto sa iisang account.</p><p>Isinusulat namin ang mga kondisyon nang nababasa, binabayaran ang panalo, at sumasagot anumang oras. Kung may mali, sabihin mo: nasa gilid ng bawat page ang customer service, at may form para sa <a href="/help?tab=feedback">feedback</a>.</p>',
  ],
  news: ['Balita', '<p>Ano ang nagbago sa site na ito.</p>'],
  'news-passkeys': [
    'Mag-log in gamit ang fingerprint',
    '<p>Simula ngayon, puwedeng passkey ang ikalawang hakbang ng login. Mas mabilis ito kaysa code, at hindi ito makukuha sa iyo sa phone. Nasa Account ko ito. <a href="/help?section=two-step">Paano gamitin</a></p>',
  ],
  'news-help': [
    'Bukas na ang help center',
    '<p>May lugar na ang mga sagot: maghanap ng salita, o buksan ang isang seksyon sa kaliwa. May kulang? Nasa kabilang tab ang feedback form, at binabasa ang bawat isa.</p>',
  ],
  blog: ['Blog', '<p>Mahahabang babasahin para sa tahimik na gabi.</p>'],
  'blog-budget': [
    'Badyet na tatagal hanggang matapos ang gabi',
    '<p>Karamihan ng natatalo nang higit sa gusto ay walang numero sa isip. Kaya pumili: magkano ang sine para sa buong pamilya? Iyon ang gabi mo.</p><p>Isang beses lang mag-deposit. Kapag naubos, tapos na ang gabi. Kung panalo, i-withdraw ang kalahati bago magpatuloy: mahirap itaya sa hatinggabi ang perang nasa bangko.</p>',
  ],
  'blog-edge': [
    'Bakit panalo ang bahay sa katagalan',
    '<p>Ang slot na nagbabalik ng 96 porsiyento ay nagtatabi ng 4 sa bawat 100 na itinaya. Hindi sa bawat ikot: puwedeng sampung beses ang balik sa isang gabi, o wala. Pero pagkalipas ng libo-libong ikot, naroon ang 4 na porsiyento.</p><p>Iyon ang presyo ng laro. Ang nakaaalam nito ay naglalaro para malibang, at tumitingin muna sa balik bago pumili.</p>',
  ],
};
