import type { PromotionWords } from './promotion-words.ts';

export const ID: PromotionWords = {
  welcome: [
    'Bonus selamat datang',
    'Deposit pertama dengan bonus ini kami gandakan.',
    '<p>Baru bergabung, atau kembali setelah lama? Pilih bonus ini saat deposit dan kami gandakan jumlahnya.</p><ul><li>Setiap anggota mendapatkannya satu kali.</li><li>Bonus masuk bersama deposit; tidak perlu diklaim.</li><li>Turnover dari deposit dan bonus harus tercapai sebelum penarikan.</li></ul>',
  ],
  reload: [
    'Bonus deposit harian',
    'Tambahan seperlima dari deposit, setiap hari.',
    '<p>Sekali sehari Anda mendapat tambahan <strong>20%</strong> dari satu deposit. Pilih bonusnya di halaman deposit.</p><ul><li>Hari baru mulai pukul 00.00 GMT+8.</li><li>Turnover dari deposit dan bonus harus tercapai sebelum penarikan.</li></ul>',
  ],
  share: [
    'Bagikan kemenangan Anda',
    'Tunjukkan kemenangan kepada teman dan kirim tangkapan layarnya.',
    '<p>Unggah gambar kemenangan di media sosial mana pun, lalu kirim tangkapan layar unggahan itu.</p><ol><li>Pastikan unggahannya terbaca jelas.</li><li>Kirim di sini dengan komentar singkat.</li><li>Tim kami memeriksanya; bonus langsung masuk ke dompet utama.</li></ol>',
  ],
  opinion: [
    'Sampaikan pendapat Anda',
    'Beberapa kata jujur tentang permainan kami berhadiah bonus.',
    '<p>Apa yang Anda suka di sini, dan apa yang perlu kami perbaiki? Tulislah dengan kata-kata sendiri.</p><ul><li>Pujian dan kritik sama nilainya.</li><li>Setelah kami baca, bonus menunggu Anda di halaman ini.</li></ul>',
  ],
  vip: [
    'Hadiah VIP',
    'Hadiah untuk anggota berlevel tinggi.',
    '<p>Ucapan terima kasih bagi yang sudah lama bersama kami. Ajukan permohonan, dan tim VIP akan memeriksa level Anda.</p><p>Hadiah langsung masuk ke dompet utama.</p>',
  ],
  play: [
    'Tujuh hari bermain',
    'Ikut, mainkan permainan favorit, lalu klaim hadiahnya.',
    '<p>Tekan <strong>Ikut</strong>. Sejak saat itu setiap taruhan uang asli yang selesai dihitung, di semua permainan.</p><ul><li>Taruhan sebelum ikut tidak dihitung.</li><li>Taruhan dengan uang virtual tidak dihitung.</li></ul>',
  ],
  topUp: [
    'Deposit tiga hari',
    'Ikut, lalu capai jumlahnya dengan berapa pun deposit.',
    '<p>Tekan <strong>Ikut</strong>. Sejak saat itu deposit Anda dijumlahkan selama tiga hari.</p><ul><li>Semua metode pembayaran dihitung.</li><li>Boleh digabung dengan bonus lain.</li></ul>',
  ],
  raffle: [
    'Undian tiket',
    'Deposit menghasilkan tiket, dan setiap tiket pasti menang.',
    '<p>Deposit Anda dijumlahkan dan menghasilkan tiket. Undi hadiah tiap tiket kapan saja.</p><ul><li>Tidak ada tiket kosong.</li><li>Peluang tiap hadiah tertera di halaman ini dan sama untuk semua orang.</li></ul>',
  ],
  anniversary: [
    'Pekan ulang tahun',
    'Kami merayakannya bersama semua yang ikut bermain.',
    '<p>Ulang tahun kami segera tiba. Ikut setelah pekannya dimulai, bermain, dan klaim bagian Anda.</p>',
  ],
  newYear: [
    'Hadiah Tahun Baru',
    'Hadiah untuk membuka tahun.',
    '<p>Terima kasih sudah bermain bersama kami di Tahun Baru. Promosi ini sudah berakhir; yang berikutnya sedang disiapkan.</p>',
  ],
};
