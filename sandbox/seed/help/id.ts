import type { HelpWords } from './help-words.ts';

export const ID: HelpWords = {
  start: [
    'Memulai',
    '<p>Membuka akun hanya butuh sekitar dua menit. Halaman ini menjelaskan cara mendaftar, cara menjaga akun, dan apa yang dilakukan bila lupa kata sandi.</p>',
  ],
  register: [
    'Cara mendaftar',
    '<p>Pilih <strong>Daftar</strong> di bagian atas halaman mana pun.</p><ol><li>Tentukan nama pengguna atau nomor ponsel, dan kata sandi yang tidak dipakai di tempat lain.</li><li>Jika perlu kode, kode dikirim lewat SMS dan berlaku beberapa menit.</li><li>Konfirmasi usia dan <a href="/help?section=terms">syarat</a>, lalu kirim.</li></ol><p>Anda langsung masuk. Tulis nama asli sesuai rekening bank: uang hanya dibayarkan ke nama itu. Satu orang, satu akun.</p>',
  ],
  'forgotten-password': [
    'Saya lupa kata sandi',
    '<p>Pilih <strong>Lupa kata sandi</strong> di jendela masuk. Anda menerima kode di ponsel, atau kata sandi sementara lewat email, sesuai data akun. Setelah itu buat kata sandi baru.</p><p>Nomor dan email sudah tidak aktif? Hubungi layanan pelanggan. Petugas memeriksa identitas Anda lebih dulu dan tidak pernah menanyakan kata sandi.</p>',
  ],
  'two-step': [
    'Login dua langkah dan passkey',
    '<p>Dengan login dua langkah, kata sandi saja tidak cukup. Aktifkan di <a href="/index?member=securityCenter">Akun saya</a>.</p><h3>Aplikasi autentikator</h3><p>Pindai gambar dengan aplikasi dan ketik enam angka yang muncul. Simpan kode pemulihan di kertas: masing-masing berlaku sekali bila ponsel hilang.</p><h3>Passkey</h3><p>Passkey adalah sidik jari, wajah, atau kunci layar perangkat Anda. Tidak bisa ditebak dan hanya berlaku di situs ini.</p>',
  ],
  money: ['Uang', '<p>Bagaimana uang masuk, bagaimana keluar, dan berapa turnover yang diperlukan di antaranya.</p>'],
  deposit: [
    'Cara deposit',
    '<ol><li>Buka <a href="/index?member=depositv2">Deposit</a> dan pilih metode pembayaran.</li><li>Masukkan jumlah di antara dua batas yang tertera.</li><li>Bayar tepat sejumlah itu di halaman yang terbuka.</li></ol><p>Sebagian besar deposit masuk dalam satu menit. Jika setelah lima belas menit belum masuk, kirim nomor transaksi dari riwayat akun ke layanan pelanggan. Bayar hanya dari rekening atas nama Anda.</p>',
  ],
  withdraw: [
    'Cara menarik dana',
    '<ol><li>Buka <a href="/index?member=withdraw">Tarik dana</a> dan pilih rekening tujuan.</li><li>Masukkan jumlah. Biaya, bila ada, tampil sebelum Anda mengonfirmasi.</li><li>Konfirmasi dengan kata sandi pembayaran.</li></ol><p>Jumlah besar diperiksa petugas dulu. Dana bisa ditarik bila turnover sudah tercapai: lihat <a href="/help?section=turnover">turnover</a>.</p>',
  ],
  turnover: [
    'Penjelasan turnover',
    '<p>Turnover adalah jumlah semua taruhan Anda, menang atau kalah. Sebelum penarikan, deposit biasanya perlu turnover 1x, dan bonus sebanyak yang tertulis di syaratnya. Sampai saat itu bonus dan kemenangan taruhan Anda belum bisa ditarik, dan taruhan memakai uang Anda sendiri lebih dulu; sisanya boleh ditarik.</p><h3>Contoh</h3><p>Anda deposit 100 dan mengambil bonus 20 dengan syarat turnover 5x. Jadi 100 + 20 × 5 = 200. Dua puluh taruhan masing-masing 10 sudah cukup, apa pun hasilnya.</p><p>Taruhan yang dibatalkan, atau yang mencakup kedua hasil satu acara, tidak dihitung. Halaman penarikan menampilkan sisanya.</p>',
  ],
  rewards: ['Bonus dan poin', '<p>Apa yang bisa Anda dapat di luar uang sendiri, dan apa syaratnya.</p>'],
  bonuses: [
    'Bonus',
    '<p>Setiap bonus punya syarat di halamannya sendiri di <a href="/promotions">Promosi</a>: siapa yang berhak, berapa besarnya, berapa turnovernya, dan sampai kapan. Bacalah sebelum ikut.</p><ul><li>Ada yang dibayar otomatis, ada yang diklaim di pusat hadiah.</li><li>Bonus yang tidak diklaim tepat waktu hangus.</li><li>Yang sudah diterima ada di <a href="/index?member=bonusDetails">Bonus</a>.</li></ul>',
  ],
  points: [
    'Poin',
    '<p>Anda mendapat poin dengan bermain memakai uang sendiri. Poin tidak pernah kedaluwarsa. Di <a href="/pointMall">toko poin</a> poin ditukar dengan barang atau uang; turnover yang diperlukan tampil sebelum konfirmasi.</p>',
  ],
  'responsible-gaming': [
    'Bermain bertanggung jawab',
    '<p>Bermain adalah hiburan yang memakan biaya. Bukan cara mencari nafkah atau membayar utang.</p><h3>Batas yang membantu</h3><ul><li>Tentukan sebelum mulai berapa yang boleh hilang, lalu berhenti di situ.</li><li>Pasang alarm: satu jam berlalu cepat.</li><li>Jangan bermain untuk mengejar kekalahan, dan jangan saat mabuk, lelah, atau kesal.</li></ul><h3>Beristirahat</h3><p>Minta layanan pelanggan menurunkan batas deposit, menjeda akun sehari, sebulan, atau setahun, atau menutupnya selamanya. Jeda tidak bisa dipersingkat.</p><h3>Bicaralah dengan seseorang</h3><p>Apakah Anda menyembunyikan seberapa banyak bermain? Meminjam uang untuk itu? Bicaralah dengan seseorang di luar {{brand}}: teman, dokter, atau layanan bantuan di negara Anda.</p><p>Yang belum cukup umur tidak boleh bermain. Jauhkan kata sandi dari anak-anak.</p>',
  ],
  legal: [
    'Dokumen hukum',
    '<p>Apa yang disepakati Anda dan {{brand}}. Setiap dokumen mencantumkan versi dan tanggal perubahan terakhir.</p>',
  ],
  terms: [
    'Syarat dan ketentuan umum',
    '<h3>1. Siapa yang boleh bermain</h3><p>Anda boleh bermain bila sudah mencapai usia yang tertera saat pendaftaran, hukum di tempat Anda mengizinkan, dan Anda bermain untuk diri sendiri. Satu orang, satu akun.</p><h3>2. Akun Anda</h3><p>Data yang Anda berikan harus benar. Jaga kerahasiaan kata sandi dan segera beri tahu kami bila orang lain mengetahuinya. Taruhan dengan kata sandi Anda sebelum itu dianggap milik Anda.</p><h3>3. Uang</h3><p>Deposit dan penarikan memakai rekening atas nama Anda. Kami dapat meminta bukti identitas sebelum membayar.</p><h3>4. Taruhan</h3><p>Taruhan berlaku setelah kami konfirmasi. Bila permainan gagal, taruhan dikembalikan. Kekeliruan nyata pada odds atau hadiah diperbaiki.</p><h3>5. Bonus</h3><p>Setiap bonus punya syarat sendiri. Bila syarat diakali, misalnya dengan beberapa akun, bonus dan kemenangannya ditarik kembali.</p><h3>6. Penutupan</h3><p>Anda boleh menutup akun kapan saja; saldo dibayarkan. Kami dapat menutupnya bila syarat dilanggar, disertai alasan.</p><h3>7. Perubahan</h3><p>Perubahan diumumkan di sini dengan nomor versi baru sebelum berlaku.</p>',
  ],
  privacy: [
    'Kebijakan privasi',
    '<h3>Yang kami simpan</h3><p>Yang Anda isi, seperti nama, nomor, dan email; yang Anda lakukan, seperti masuk, pembayaran, dan taruhan; serta perangkat dan alamat jaringannya.</p><h3>Untuk apa</h3><p>Untuk mengelola akun, membayar Anda, mencegah penipuan, dan karena diwajibkan hukum. Kami tidak menjualnya.</p><h3>Siapa lagi yang melihat</h3><p>Penyedia pembayaran dan penyedia permainan menerima yang diperlukan untuk pesanan Anda, dan otoritas menerima yang diminta hukum.</p><h3>Berapa lama</h3><p>Selama Anda punya akun, dan setelahnya selama diwajibkan hukum.</p><h3>Hak Anda</h3><p>Tanyakan ke layanan pelanggan apa yang kami simpan, minta perbaikan, atau penghapusan bila tidak dilarang hukum.</p>',
  ],
  refund: [
    'Kebijakan pengembalian dana',
    '<p>Deposit yang belum dimainkan dapat dikembalikan lewat jalur yang sama. Hubungi layanan pelanggan dalam 14 hari dengan nomor transaksi.</p><p>Deposit yang terjadi dua kali karena keliru, atau tanpa izin Anda, diperiksa dulu; selama itu akun dijeda. Taruhan yang sudah selesai tidak dikembalikan. Bila permainan gagal, taruhan kembali ke dompet dengan sendirinya.</p>',
  ],
  about: [
    'Tentang {{brand}}',
    '<p>{{brand}} menyatukan slot, meja live, tembak ikan, kartu, olahraga, dan lotre dalam satu akun.</p><p>Kami menulis syarat agar bisa dibaca, membayar kemenangan, dan menjawab kapan saja. Ada yang salah? Beri tahu kami: layanan pelanggan ada di tepi setiap halaman, dan ada formulir <a href="/help?tab=feedback">masukan</a>.</p>',
  ],
  news: ['Berita', '<p>Apa yang berubah di situs ini.</p>'],
  'news-passkeys': [
    'Masuk dengan sidik jari',
    '<p>Mulai hari ini passkey bisa menjadi langkah kedua saat masuk. Lebih cepat dari kode, dan tidak bisa dibujuk lewat telepon. Ada di Akun saya. <a href="/help?section=two-step">Cara kerjanya</a></p>',
  ],
  'news-help': [
    'Pusat bantuan telah dibuka',
    '<p>Jawaban kini punya tempat: cari sebuah kata, atau buka bagian di sebelah kiri. Ada yang kurang? Formulir masukan ada di tab sebelah, dan setiap catatan dibaca.</p>',
  ],
  blog: ['Blog', '<p>Bacaan panjang untuk malam yang tenang.</p>'],
  'blog-budget': [
    'Anggaran yang cukup semalam',
    '<p>Kebanyakan orang yang kalah lebih dari niatnya tidak punya angka di kepala. Tentukan satu: berapa biaya menonton film sekeluarga? Itulah anggaran malam ini.</p><p>Deposit sekali saja. Kalau habis, malam selesai. Kalau untung, tarik separuh sebelum lanjut: uang di bank sulit dipertaruhkan tengah malam.</p>',
  ],
  'blog-edge': [
    'Mengapa bandar menang dalam jangka panjang',
    '<p>Slot dengan pengembalian 96 persen menyimpan 4 dari setiap 100 yang dipertaruhkan. Tidak setiap kali: satu malam bisa memberi sepuluh kali lipat atau nol. Tetapi setelah ribuan putaran, 4 persen itu ada.</p><p>Itulah harga permainan. Yang tahu bermain untuk hiburan, dan melihat tingkat pengembalian sebelum memilih.</p>',
  ],
};
