import type { NoticeTemplates } from './notice-templates.ts';

export const CN: NoticeTemplates = {
  welcome: [
    '欢迎来到 {{brand}}',
    '<p>很高兴见到您。注册、存款、开玩，只需几分钟。</p><ul><li>客服<strong>全天 24 小时</strong>在线。</li><li>开始前请先设定限额，并严格遵守。</li></ul>',
  ],
  maintenance: [
    '{{vendor}}：{{when}} 维护公告',
    '<p><strong>{{vendor}}</strong> 将于 {{when}} 04:00 至 06:00（GMT+8）暂停服务。</p><p>未结注单保持不变，维护结束后结算。游戏钱包余额安全无虞。</p>',
  ],
  newGames: ['{{vendor}} 新游戏上线', '<p>{{vendor}} 带来了一批新游戏。</p><p>留意<em>新</em>标记，可先试玩。</p>'],
  rebate: [
    '周末返水 {{percent}}%',
    '<p>周五至周日游戏，周一返还有效投注的 <strong>{{percent}}%</strong>。</p><table><tr><th>游戏</th><th>返水</th></tr><tr><td>电子、捕鱼</td><td>{{percent}}%</td></tr><tr><td>真人、体育</td><td>0.5%</td></tr></table>',
  ],
  safety: [
    '保护您的账户安全',
    '<p>我们绝不会通过电话或聊天索要您的密码或验证码。</p><p>请使用独立的密码，如怀疑泄露请立即更改。</p>',
  ],
  payments: ['扫码存款更快到账', '<p>扫码存款现可在一分钟内到账。请按显示金额转账，并在到账前保留凭证。</p>'],
  support: ['如何联系我们', '<p>打开任意页面底部的聊天窗口，并准备好账户名和订单号。</p>'],
  agents: [
    '代理：本月佣金账单',
    '<p>上月账单已在代理中心的<strong>我的收入</strong>中生成。如有疑问，请于 10 日前联系您的客户经理。</p>',
  ],
  message: ['您的赠金已到账', '<p>一笔赠金已加入您的主钱包，条件见“赠金明细”。</p>'],
};
