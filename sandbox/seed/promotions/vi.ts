import type { PromotionWords } from './promotion-words.ts';

export const VI: PromotionWords = {
  welcome: [
    'Thưởng chào mừng',
    'Lần nạp đầu tiên với khuyến mãi này được nhân đôi.',
    '<p>Bạn mới đến, hay vừa quay lại? Chọn khuyến mãi này khi nạp tiền và chúng tôi nhân đôi cho bạn.</p><ul><li>Mỗi hội viên được hưởng một lần.</li><li>Tiền thưởng vào cùng lúc với tiền nạp; bạn không cần nhận.</li><li>Tiền nạp và tiền thưởng cần được cược đủ trước khi rút.</li></ul>',
  ],
  reload: [
    'Thưởng nạp lại',
    'Thêm một phần năm số tiền nạp, mỗi ngày.',
    '<p>Mỗi ngày một lần, bạn được thêm <strong>20%</strong> trên một lần nạp. Hãy chọn khuyến mãi ở trang nạp tiền.</p><ul><li>Ngày mới bắt đầu lúc 0 giờ, GMT+8.</li><li>Tiền nạp và tiền thưởng cần được cược đủ trước khi rút.</li></ul>',
  ],
  share: [
    'Chia sẻ chiến thắng',
    'Khoe chiến thắng với bạn bè và gửi ảnh chụp màn hình cho chúng tôi.',
    '<p>Đăng ảnh chiến thắng lên mạng xã hội bất kỳ, rồi gửi ảnh chụp màn hình bài đăng.</p><ol><li>Chụp sao cho đọc rõ bài đăng.</li><li>Gửi tại đây kèm vài lời ngắn gọn.</li><li>Đội ngũ của chúng tôi xem xét; tiền thưởng vào thẳng ví chính.</li></ol>',
  ],
  opinion: [
    'Cho chúng tôi biết ý kiến',
    'Vài lời thật lòng về trò chơi sẽ được thưởng.',
    '<p>Bạn thích điều gì ở đây, và chúng tôi nên làm tốt hơn ở đâu? Hãy viết bằng lời của bạn.</p><ul><li>Lời khen và lời chê đều đáng quý như nhau.</li><li>Sau khi chúng tôi đọc, tiền thưởng chờ bạn ở trang này.</li></ul>',
  ],
  vip: [
    'Quà VIP',
    'Món quà cho hội viên hạng cao.',
    '<p>Lời cảm ơn dành cho những ai đã gắn bó lâu dài. Hãy gửi đơn, đội VIP sẽ xem hạng của bạn.</p><p>Quà vào thẳng ví chính.</p>',
  ],
  play: [
    'Bảy ngày vui chơi',
    'Tham gia, chơi trò yêu thích và nhận thưởng.',
    '<p>Nhấn <strong>Tham gia</strong>. Từ lúc đó, mọi cược tiền thật đã có kết quả đều được tính, ở tất cả trò chơi.</p><ul><li>Cược trước khi tham gia không được tính.</li><li>Cược bằng tiền ảo không được tính.</li></ul>',
  ],
  topUp: [
    'Ba ngày nạp tiền',
    'Tham gia và đạt tổng số tiền với bao nhiêu lần nạp cũng được.',
    '<p>Nhấn <strong>Tham gia</strong>. Từ lúc đó, các lần nạp của bạn được cộng dồn trong ba ngày.</p><ul><li>Mọi phương thức thanh toán đều được tính.</li><li>Có thể dùng cùng khuyến mãi khác.</li></ul>',
  ],
  raffle: [
    'Vé quay thưởng',
    'Nạp tiền để có vé, vé nào cũng trúng.',
    '<p>Tiền nạp của bạn được cộng dồn để đổi vé. Bạn quay thưởng cho từng vé lúc nào cũng được.</p><ul><li>Không có vé trắng.</li><li>Xác suất của từng giải ghi trên trang này và như nhau với mọi người.</li></ul>',
  ],
  anniversary: [
    'Tuần lễ kỷ niệm',
    'Chúng tôi ăn mừng cùng mọi người chơi.',
    '<p>Sinh nhật của chúng tôi sắp đến. Hãy tham gia khi tuần lễ bắt đầu, chơi và nhận phần của bạn.</p>',
  ],
  newYear: [
    'Quà năm mới',
    'Món quà mở đầu năm mới.',
    '<p>Cảm ơn bạn đã chơi cùng chúng tôi dịp năm mới. Khuyến mãi này đã kết thúc; chương trình tiếp theo đang đến.</p>',
  ],
};
