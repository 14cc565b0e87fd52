import type { HelpWords } from './help-words.ts';

export const VI: HelpWords = {
  start: [
    'Bắt đầu',
    '<p>Mở tài khoản mất khoảng hai phút. Các trang này chỉ cách đăng ký, cách giữ an toàn tài khoản và việc cần làm khi quên mật khẩu.</p>',
  ],
  register: [
    'Cách đăng ký',
    '<p>Chọn <strong>Đăng ký</strong> ở đầu trang bất kỳ.</p><ol><li>Chọn tên đăng nhập hoặc số điện thoại, và một mật khẩu chưa dùng ở đâu.</li><li>Nếu cần mã, mã được gửi qua tin nhắn và có hiệu lực vài phút.</li><li>Xác nhận tuổi và <a href="/help?section=terms">điều khoản</a>, rồi gửi.</li></ol><p>Bạn được đăng nhập ngay. Hãy ghi tên thật đúng như ở ngân hàng: tiền chỉ được trả cho tên đó. Mỗi người có một tài khoản.</p>',
  ],
  'forgotten-password': [
    'Tôi quên mật khẩu',
    '<p>Chọn <strong>Quên mật khẩu</strong> trong cửa sổ đăng nhập. Bạn nhận mã qua điện thoại, hoặc mật khẩu tạm qua email, tùy thông tin của tài khoản. Sau đó hãy đặt mật khẩu mới.</p><p>Số và email đều không còn dùng? Hãy liên hệ chăm sóc khách hàng. Nhân viên sẽ xác minh bạn là ai trước, và không bao giờ hỏi mật khẩu.</p>',
  ],
  'two-step': [
    'Đăng nhập hai bước và passkey',
    '<p>Khi bật hai bước, chỉ có mật khẩu thì không vào được. Bật trong <a href="/index?member=securityCenter">Tài khoản của tôi</a>.</p><h3>Ứng dụng xác thực</h3><p>Quét hình bằng ứng dụng rồi nhập sáu chữ số hiện ra. Hãy chép mã khôi phục ra giấy: mỗi mã dùng một lần khi mất điện thoại.</p><h3>Passkey</h3><p>Passkey là vân tay, khuôn mặt hoặc khóa màn hình của bạn. Không ai đoán được và nó chỉ dùng trên trang này.</p>',
  ],
  money: ['Tiền', '<p>Tiền vào thế nào, ra thế nào, và giữa hai việc đó cần cược bao nhiêu.</p>'],
  deposit: [
    'Cách nạp tiền',
    '<ol><li>Mở <a href="/index?member=depositv2">Nạp tiền</a> và chọn phương thức thanh toán.</li><li>Nhập số tiền nằm giữa hai mức được ghi.</li><li>Trả đúng số tiền đó trên trang mở ra.</li></ol><p>Phần lớn tiền vào trong một phút. Nếu sau mười lăm phút chưa vào, hãy gửi mã giao dịch trong lịch sử giao dịch cho bộ phận chăm sóc khách hàng. Chỉ trả từ tài khoản đứng tên bạn.</p>',
  ],
  withdraw: [
    'Cách rút tiền',
    '<ol><li>Mở <a href="/index?member=withdraw">Rút tiền</a> và chọn tài khoản nhận.</li><li>Nhập số tiền. Phí, nếu có, hiện trước khi bạn xác nhận.</li><li>Xác nhận bằng mật khẩu thanh toán.</li></ol><p>Số tiền lớn được nhân viên xem trước. Bạn rút được khi không còn gì cần cược: xem <a href="/help?section=turnover">vòng cược</a>.</p>',
  ],
  turnover: [
    'Vòng cược là gì',
    '<p>Vòng cược là tổng số tiền bạn đã cược, thắng hay thua. Trước khi rút, tiền nạp thường cần một vòng cược, tiền thưởng thì theo số vòng trong điều kiện. Cho đến lúc đó, tiền thưởng và tiền thắng cược được giữ lại, và cược dùng tiền của bạn trước; phần không bị giữ có thể rút.</p><h3>Ví dụ</h3><p>Bạn nạp 100 và nhận thưởng 20 cần 5 vòng cược. Vậy là 100 + 20 × 5 = 200. Hai mươi lượt cược 10 là đủ, thắng hay thua đều được.</p><p>Cược bị hủy, hoặc cược cả hai kết quả của một trận, không được tính. Trang rút tiền cho biết phần còn lại.</p>',
  ],
  rewards: ['Thưởng và điểm', '<p>Những gì bạn nhận thêm ngoài tiền của mình, và điều kiện.</p>'],
  bonuses: [
    'Tiền thưởng',
    '<p>Mỗi khoản thưởng có điều kiện riêng ở trang của nó trong <a href="/promotions">Khuyến mãi</a>: ai được nhận, bao nhiêu, cần mấy vòng cược và đến khi nào. Hãy đọc trước khi tham gia.</p><ul><li>Có khoản tự trả, có khoản phải nhận ở trung tâm phần thưởng.</li><li>Khoản không nhận đúng hạn sẽ mất.</li><li>Những gì đã nhận nằm trong <a href="/index?member=bonusDetails">Tiền thưởng</a>.</li></ul>',
  ],
  points: [
    'Điểm',
    '<p>Bạn có điểm khi chơi bằng tiền của mình. Điểm không bao giờ hết hạn. Ở trang <a href="/pointMall">Đổi điểm</a>, bạn đổi điểm lấy quà hoặc tiền; số tiền đó cần cược bao nhiêu được ghi trước khi xác nhận.</p>',
  ],
  'responsible-gaming': [
    'Chơi có trách nhiệm',
    '<p>Chơi là giải trí tốn tiền. Đó không phải cách kiếm sống hay trả nợ.</p><h3>Giới hạn có ích</h3><ul><li>Trước khi chơi, hãy định số tiền có thể mất, và dừng ở đó.</li><li>Đặt chuông báo: một giờ trôi rất nhanh.</li><li>Đừng chơi để gỡ, đừng chơi khi say, mệt hay bực.</li></ul><h3>Nghỉ một thời gian</h3><p>Hãy nhờ chăm sóc khách hàng hạ mức nạp, tạm khóa tài khoản một ngày, một tháng, một năm, hoặc đóng hẳn. Thời gian tạm khóa không rút ngắn được.</p><h3>Nói chuyện với ai đó</h3><p>Bạn có giấu mình chơi bao nhiêu? Bạn có vay tiền để chơi? Hãy nói chuyện với người ngoài {{brand}}: bạn bè, bác sĩ hoặc đường dây hỗ trợ ở nước bạn.</p><p>Người chưa đủ tuổi không được chơi. Đừng để trẻ em biết mật khẩu của bạn.</p>',
  ],
  legal: [
    'Văn bản pháp lý',
    '<p>Những gì bạn và {{brand}} thỏa thuận. Mỗi văn bản ghi phiên bản và ngày sửa gần nhất.</p>',
  ],
  terms: [
    'Điều khoản và điều kiện chung',
    '<h3>1. Ai được chơi</h3><p>Bạn được chơi nếu đủ tuổi ghi khi đăng ký, luật nơi bạn ở cho phép, và bạn chơi cho chính mình. Mỗi người có một tài khoản.</p><h3>2. Tài khoản của bạn</h3><p>Thông tin bạn đưa phải đúng. Hãy giữ kín mật khẩu và báo ngay nếu người khác biết. Cược đặt bằng mật khẩu của bạn trước lúc báo được coi là của bạn.</p><h3>3. Tiền</h3><p>Nạp và rút qua tài khoản đứng tên bạn. Chúng tôi có thể hỏi giấy tờ trước khi trả tiền.</p><h3>4. Cược</h3><p>Cược có hiệu lực khi chúng tôi xác nhận. Nếu trò chơi lỗi, tiền cược được trả lại. Sai sót rõ ràng về tỷ lệ hay giải thưởng được sửa.</p><h3>5. Thưởng</h3><p>Mỗi khoản thưởng có điều kiện riêng. Nếu lách điều kiện, chẳng hạn bằng nhiều tài khoản, khoản thưởng và tiền thắng từ đó bị thu lại.</p><h3>6. Kết thúc</h3><p>Bạn có thể đóng tài khoản bất cứ lúc nào và nhận số dư. Chúng tôi có thể đóng nếu điều khoản bị vi phạm, và nói rõ lý do.</p><h3>7. Thay đổi</h3><p>Thay đổi được báo ở đây với số phiên bản mới trước khi áp dụng.</p>',
  ],
  privacy: [
    'Chính sách bảo mật',
    '<h3>Chúng tôi giữ gì</h3><p>Những gì bạn nhập như tên, số và email; những gì bạn làm như đăng nhập, thanh toán và cược; cùng thiết bị và địa chỉ mạng.</p><h3>Để làm gì</h3><p>Để vận hành tài khoản, trả tiền cho bạn, chống gian lận và theo luật. Chúng tôi không bán dữ liệu.</p><h3>Ai khác thấy</h3><p>Đơn vị thanh toán và nhà cung cấp trò chơi nhận phần cần cho giao dịch của bạn, cơ quan chức năng nhận phần luật yêu cầu.</p><h3>Bao lâu</h3><p>Khi bạn còn tài khoản, và sau đó theo thời hạn luật định.</p><h3>Quyền của bạn</h3><p>Hỏi chăm sóc khách hàng chúng tôi giữ gì, yêu cầu sửa sai, hoặc xóa khi luật không cấm.</p>',
  ],
  refund: [
    'Chính sách hoàn tiền',
    '<p>Tiền nạp chưa chơi có thể trả lại theo đường cũ. Hãy liên hệ chăm sóc khách hàng trong 14 ngày, kèm mã giao dịch.</p><p>Tiền nạp nhầm hai lần, hoặc không được bạn cho phép, sẽ được xem xét trước; trong lúc đó tài khoản tạm nghỉ. Cược đã có kết quả không được hoàn. Nếu trò chơi lỗi, tiền cược tự về ví.</p>',
  ],
  about: [
    'Về {{brand}}',
    '<p>{{brand}} gom slot, bàn trực tiếp, bắn cá, bài, thể thao và xổ số vào một tài khoản.</p><p>Chúng tôi viết điều kiện cho dễ đọc, trả tiền thắng và trả lời mọi lúc. Có gì không ổn, hãy nói: chăm sóc khách hàng ở cạnh mọi trang, và có mẫu <a href="/help?tab=feedback">góp ý</a>.</p>',
  ],
  news: ['Tin tức', '<p>Những thay đổi trên trang này.</p>'],
  'news-passkeys': [
    'Đăng nhập bằng vân tay',
    '<p>Từ hôm nay, passkey có thể là bước thứ hai khi đăng nhập. Nhanh hơn mã, và không ai lừa lấy được qua điện thoại. Có trong Tài khoản của tôi. <a href="/help?section=two-step">Cách dùng</a></p>',
  ],
  'news-help': [
    'Trung tâm trợ giúp đã mở',
    '<p>Câu trả lời nay có chỗ: tìm một từ, hoặc mở mục bên trái. Thiếu gì, hãy viết ở thẻ góp ý; chúng tôi đọc từng dòng.</p>',
  ],
  blog: ['Blog', '<p>Bài dài cho những buổi tối yên tĩnh.</p>'],
  'blog-budget': [
    'Ngân sách đủ cho cả buổi tối',
    '<p>Người thua quá mức mình muốn thường không có con số trong đầu. Hãy chọn một con số: cả nhà đi xem phim hết bao nhiêu? Đó là buổi tối của bạn.</p><p>Nạp một lần. Hết tiền là hết buổi. Nếu đang thắng, hãy rút một nửa rồi chơi tiếp: tiền trong ngân hàng khó đem cược lúc nửa đêm.</p>',
  ],
  'blog-edge': [
    'Vì sao về lâu dài nhà cái thắng',
    '<p>Slot trả lại 96 phần trăm giữ 4 trong mỗi 100 được cược. Không phải lần nào cũng vậy: một tối có thể được gấp mười hoặc không có gì. Nhưng qua hàng nghìn vòng, 4 phần trăm ấy vẫn ở đó.</p><p>Đó là giá của trò chơi. Ai biết điều này thì chơi cho vui, và xem tỷ lệ trả lại trước khi chọn.</p>',
  ],
};
