import type { NoticeTemplates } from './notice-templates.ts';

export const ID: NoticeTemplates = {
  welcome: [
    'Selamat datang di {{brand}}',
    '<p>Senang Anda di sini. Daftar, isi saldo, dan bermain dalam beberapa menit.</p><ul><li>Bantuan tersedia <strong>24 jam sehari</strong>.</li><li>Tentukan batas sebelum bermain dan patuhi batas itu.</li></ul>',
  ],
  maintenance: [
    '{{vendor}}: pemeliharaan {{when}}',
    '<p><strong>{{vendor}}</strong> tidak dapat dimainkan pada {{when}} pukul 04:00 sampai 06:00 (GMT+8).</p><p>Taruhan yang masih berjalan tetap berlaku dan diselesaikan sesudahnya. Saldo di dompet permainan aman.</p>',
  ],
  newGames: [
    'Permainan baru dari {{vendor}}',
    '<p>{{vendor}} menghadirkan deretan permainan baru.</p><p>Cari tanda <em>Baru</em> dan coba mode demo lebih dulu.</p>',
  ],
  rebate: [
    'Rebate akhir pekan {{percent}}%',
    '<p>Bermain dari Jumat sampai Minggu dan terima kembali <strong>{{percent}}%</strong> dari taruhan valid pada hari Senin.</p><table><tr><th>Permainan</th><th>Rebate</th></tr><tr><td>Slot, tembak ikan</td><td>{{percent}}%</td></tr><tr><td>Live, olahraga</td><td>0,5%</td></tr></table>',
  ],
  safety: [
    'Jaga keamanan akun Anda',
    '<p>Kami tidak pernah meminta kata sandi atau kode lewat telepon atau obrolan.</p><p>Gunakan kata sandi yang tidak dipakai di tempat lain, dan segera ganti bila Anda curiga ada yang mengetahuinya.</p>',
  ],
  payments: [
    'Deposit QR lebih cepat',
    '<p>Deposit dengan kode QR kini masuk dalam satu menit. Kirim persis jumlah yang tertera dan simpan bukti sampai saldo masuk.</p>',
  ],
  support: [
    'Cara menghubungi kami',
    '<p>Buka obrolan di bagian bawah halaman mana pun. Siapkan nama akun dan nomor transaksi.</p>',
  ],
  agents: [
    'Agen: laporan komisi bulan ini',
    '<p>Laporan bulan lalu sudah tersedia di pusat agen, menu <strong>Pendapatan saya</strong>. Pertanyaan dijawab manajer akun Anda sampai tanggal 10.</p>',
  ],
  message: [
    'Bonus Anda sudah masuk',
    '<p>Bonus telah ditambahkan ke dompet utama Anda. Syaratnya ada di rincian bonus.</p>',
  ],
};
