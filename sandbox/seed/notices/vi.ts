import type { NoticeTemplates } from './notice-templates.ts';

export const VI: NoticeTemplates = {
  welcome: [
    'Chào mừng đến với {{brand}}',
    '<p>Rất vui được đón bạn. Đăng ký, nạp tiền và chơi chỉ trong vài phút.</p><ul><li>Hỗ trợ <strong>24 giờ mỗi ngày</strong>.</li><li>Hãy đặt giới hạn trước khi chơi và tuân thủ giới hạn đó.</li></ul>',
  ],
  maintenance: [
    '{{vendor}}: bảo trì ngày {{when}}',
    '<p><strong>{{vendor}}</strong> tạm ngừng phục vụ ngày {{when}} từ 04:00 đến 06:00 (GMT+8).</p><p>Các cược đang mở được giữ nguyên và thanh toán sau đó. Số dư trong ví trò chơi vẫn an toàn.</p>',
  ],
  newGames: [
    'Trò chơi mới từ {{vendor}}',
    '<p>{{vendor}} vừa ra mắt loạt trò chơi mới.</p><p>Tìm nhãn <em>Mới</em> và chơi thử trước nhé.</p>',
  ],
  rebate: [
    'Hoàn trả cuối tuần {{percent}}%',
    '<p>Chơi từ thứ Sáu đến Chủ nhật và nhận lại <strong>{{percent}}%</strong> cược hợp lệ vào thứ Hai.</p><table><tr><th>Trò chơi</th><th>Hoàn trả</th></tr><tr><td>Slot, bắn cá</td><td>{{percent}}%</td></tr><tr><td>Casino trực tuyến, thể thao</td><td>0,5%</td></tr></table>',
  ],
  safety: [
    'Bảo vệ tài khoản của bạn',
    '<p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh qua điện thoại hoặc trò chuyện.</p><p>Hãy dùng mật khẩu riêng và đổi ngay nếu bạn nghi ngờ có người biết.</p>',
  ],
  payments: [
    'Nạp tiền nhanh hơn bằng QR',
    '<p>Nạp tiền bằng mã QR nay vào ví trong vòng một phút. Hãy chuyển đúng số tiền hiển thị và giữ biên lai đến khi tiền vào ví.</p>',
  ],
  support: [
    'Cách liên hệ với chúng tôi',
    '<p>Mở khung trò chuyện ở cuối trang. Hãy chuẩn bị tên tài khoản và mã giao dịch.</p>',
  ],
  agents: [
    'Đại lý: bảng hoa hồng trong tháng',
    '<p>Bảng kê tháng trước đã có trong trung tâm đại lý, mục <strong>Thu nhập của tôi</strong>. Người quản lý tài khoản trả lời thắc mắc đến ngày 10.</p>',
  ],
  message: [
    'Tiền thưởng của bạn đã đến',
    '<p>Một khoản thưởng đã được cộng vào ví chính. Điều kiện có trong mục chi tiết thưởng.</p>',
  ],
};
