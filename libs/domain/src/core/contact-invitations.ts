import type { ContactKind } from './contact-plain';

/** Messengers and platforms where people are found by a name, as they are written and as they are disguised. */
const MESSENGER =
  '纸飞机|(?:paper\\splane|green|blue)\\sapp|绿色(?:软件|方块|app)|绿色(?:软体|方块)|ㄌㄞˋ?|微\\s?信|[微薇威徽维溦]\\s?[❤♥♡信心芯x]|v\\s?信|(?<![a-z])(?:v\\s?x|w\\s?x|w[e3]\\s?ch[a4@]t|wei\\s?xin)|[赖来](?=聊|的|是|\\s?id|\\s?[:：])|(?<![a-z])(?:line(?!\\s(?:of|art|up|for|and|with|drawings?)(?![a-z]))|whats\\s?app|tele-?\\s?gram|tg|signal|skype|viber|kakao(?:talk)?|zalo|messenger|discord)|[扣蔻叩抠寇]{2}|企鹅|(?<![a-z])q\\s?q';
const PLATFORM =
  '企微|某宝|粉[专丝]团?|[淘掏桃]宝|虾皮|闲鱼|拼多多|天猫|小红书|小红薯|微博|抖音|快手|b站|知乎|豆瓣|公众?号|视频号|百度|谷歌|(?<![a-z])(?:google|instagram|insta|ig|ins|facebook|fb|tiktok|twitter|linkedin|pinterest|etsy|shopee|threads|wechat|weibo|douyin|xiaohongshu|rednote)';
/** Letters that follow a word only as a name: they hold a digit, a dot or a line, and are no date and no short number. */
const ODD =
  '(?<![a-z\\d_.◇-])(?![\\d.,]{1,5}(?![\\w.-])|(?:19|20)\\d\\d[.-]\\d{1,2}(?![\\da-z]))(?=[a-z\\d_.◇-]{1,29}[\\d_.◇-])[a-z\\d][a-z\\d_.◇-]{3,29}';
const QUOTED = '[“"「『‘《][^”"」』’》\\n]{2,30}[”"」』’》]';
/** A digit as it is read out in English, after the words for digits have become digits. */
const READ_OUT = '(?:oh|o|nil|double|triple|hundred|thousand|\\d)(?![a-z\\d])';

/**
 * Patterns of invitations to talk elsewhere, over the text with spelled-out digits made digits. They match how people lead away
 * and to what name, not one spelling of an account. What they find is flagged, never refused.
 */
export const INVITATIONS: readonly (readonly [ContactKind, RegExp])[] = [
  // 'Add me on v', 'jia wei', with the verb in any spelling. Nothing else is said that way.
  [
    'wechat',
    /(?:[加嘉佳伽咖]|(?<![a-z大国专回老玩商独我])家|(?<![a-z])jia)(?:个|我|下|一下|一加|的|上)?\s?(?:(?:[vw]\s?x?|wei)(?![a-z\d领字形型口])|[薇溦赖❤♥]|微(?![小弹调弱量距妙风雕笑缩电型甜辣苦酸咸麻醺糖针波观景胶章])|[威徽维](?=\s?[信❤♥])|line(?!\s?art|[a-z])|[扣蔻叩抠寇q]{2}(?!版))/giu,
  ],
  // Spellings nobody uses for anything but the messenger, and the letters of 'Tel' replaced.
  [
    'wechat',
    /[微薇威徽维溦]\s?[❤♥♡]|[薇徽溦](?:[信芯心]|号)|我的?\s?v\s?(?:[号是:：])|胃[信芯心]|(?<![a-z])v\s?(?:[信❤♥♡](?!息|用|任|号灯))/giu,
  ],
  ['phone', /[丅㇒┬]\s?el(?![a-z])|(?:电)\s?话\s?[:：]?\s?\d{5,}/giu],
  // A messenger and the word for an account; or a name that is none in the same clause.
  [
    'account',
    new RegExp(
      `(?:${MESSENGER})[\\s,，:：-]*(?:的)?\\s?(?:账号|账户|号码?|(?<![a-z])(?:id|handle|username|user|account|contact|number)(?![a-z]))\\s*(?:是|为|就是|is|[:：,，=]|->|→)?\\s*(?:the\\s|word\\s|"|“|「)*[\\p{Script=Han}]{0,4}\\s?[a-z\\d]`,
      'giu',
    ),
  ],
  ['account', new RegExp(`(?:${MESSENGER})[^。；;\\n]{0,16}?[\\s:：,，是为]${ODD}(?![a-z\\d])`, 'giu')],
  // A place, and a name to look for there.
  [
    'account',
    new RegExp(
      `(?:${PLATFORM})[^。；;\\n]{0,8}?(?:搜索?|搜寻|查找?|找|私信|私讯|留言|关注|聊聊|search|find|dm|look(?:ing)?\\s(?:for|up))[^。；;\\n]{0,8}?(?:${QUOTED}|@?[\\p{Script=Han}a-z\\d_.]{2,20}(?=[^。；;\\n]{0,8}(?:找到|联系|联络|找我|敲我|私|加|dm)))`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?:搜索?|搜寻|关注|(?<![a-z])(?:google|search(?:\\sfor)?|look\\sup|find\\s(?:us|me)))[^。；;\\n]{0,12}?(?:${QUOTED})[^。；;\\n]{0,24}?(?:找|联系|联络|私|留言|客服|加我|敲|(?<![a-z])(?:number|contact|reach|dm|message|call|phone|ring|find)(?![a-z]))`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?:${PLATFORM})\\s?(?:${QUOTED})[^。；;\\n]{0,10}?(?:留言|私信|私讯|联系|联络|找我|加我|后台)`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?:${PLATFORM})[\\s,，:：]*(?:私信|私讯|站内信|dm)?\\s*(?:@\\s?[\\p{Script=Han}a-z\\d_.]{2,30}|(?:账号|号|(?<![a-z])(?:id|handle|username|account))\\s?(?:是|is|[:：])?\\s?@?[a-z\\d][\\w.]{3,29})`,
      'giu',
    ),
  ],
  // A mailbox or a site whose address the reader is to put together.
  [
    'email',
    /(?:gmail|hotmail|outlook|foxmail|icloud|yahoo|(?:qq|163|126|网易|新浪)\s?(?:邮箱|信箱|mail))[^。；;\n]{0,12}?(?:[，,]\s?[a-z\d][\w.-]{5,29}|["“「][a-z\d][\w.-]{2,29}["”」]|(?:(?<![a-z])(?:user|name|account)|前缀|用户名|是|[:：])\s?["“「]?[a-z\d][\w.-]{3,29})/giu,
  ],
  [
    'email',
    /(?<![\w.-])[a-z\d][\w.-]{3,29}["”」]?[^。；;\n]{0,10}?(?:gmail|hotmail|outlook|foxmail|icloud|(?:qq|163|126|网易|新浪)\s?(?:邮箱|信箱))/giu,
  ],
  [
    'link',
    /(?:官网|网址|网站|域名|(?<![a-z])(?:web\s?site|site|domain|homepage))[^。；;\n]{0,24}?(?:点|。|dot|加|\.)\s?(?:com|cn|net|org|shop|co|io|top|tw|hk)(?![a-z])/giu,
  ],
  // Numbers in pieces: read out, by position, with a country in brackets.
  // At least three digits with spaces alone between them: a list of sizes has commas.
  [
    'phone',
    new RegExp(
      `(?<![a-z]|\\d[\\s,，-]{1,3})(?:${READ_OUT}[\\s-]){2}${READ_OUT}(?:[\\s,，-]{1,3}${READ_OUT}){3,12}(?![\\s,，-]{1,3}${READ_OUT})`,
      'giu',
    ),
  ],
  ['phone', /(?:[前中后最末头尾]\S{0,3}位\D{0,4}\d{2,8}\D{0,4}){2,}/gu],
  ['phone', /\d{6,10}\D{0,3}(?:前|开头)\D{0,3}[加补]\D{0,2}0/gu],
  ['phone', /(?<![\d.])07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?!\d)/gu],
  ['phone', /(?<!\d)\(\+?\d{2,3}\)\s?\d{3,4}[\s-]?\d{4}(?!\d)/gu],
  ['phone', /(?<![\d+])09\d{2}[\s.,，-]?\d{3}[\s.,，-]?\d{3}(?!\d)/gu],
  ['phone', /(?<![\d+])0\d{2,3}[\s.,，-]\d{3,4}[\s.,，-]?\d{4}(?!\d)/gu],
  ['phone', /(?<!\d)0\d{3}[\s.,，、-]{1,2}\d{3}[\s.,，、-]{1,2}\d{3,4}(?!\d)/gu],
  [
    'phone',
    /(?:开头|打头|前面|中间|夹着|接着|跟住|然后|再加|最后|尾巴|末尾|后面接)\s?\S{0,2}?\d{3,4}(?![\d.]|\s?[件个套盒箱份元块万克款张名家年人])/giu,
  ],
  ['phone', /(?:从后往前|倒着|反过来|倒序|backwards)\D{0,12}\d{8,13}/giu],
  [
    'phone',
    /(?:(?<![a-z])(?:yi|yao|er|liang|san|si|wu|liu|qi|ba|jiu|ling|dong)(?![a-z])[\s,，-]{0,2}){7,}/giu,
  ],
  [
    'phone',
    new RegExp(
      `(?<![a-z])(?:text|ring|call|dial|plus)(?:\\s(?:me|us|on|at))?\\s\\(?\\+?\\d(?:[\\s,().-]{0,3}\\d){7,13}(?!\\d)`,
      'giu',
    ),
  ],
  // Signs of an address in words.
  ['account', /[a-z\d]\s?(?:下划线|下底线|底线|(?<![a-z])underscore)\s?[a-z\d]/giu],
  ['account', /(?<![a-z])[a-z][\w.]{2,30}#\d{4}(?!\d)/giu],
  ['account', /(?:[大小]写\s?[a-z][^。；;\n]{0,6}){2}/giu],
  ['email', /[a-z\d]\s?(?:圈a|小老鼠|艾特)\s?\S/giu],
  ['email', /(?:后缀|结尾|收件夹)[^。；;\n]{0,10}?(?:网易|1[26]3|126|qq|谷歌|古狗|google|gmail|新浪)/giu],
  [
    'link',
    /(?<![a-z])dot\s(?:com|cn|net|org|co|io|shop)(?![a-z])|(?:[三3]\s?达不溜|点[\s，,]?(?:康姆|抗姆|科姆))/giu,
  ],
  // A name or a number, and a request to get in touch there.
  [
    'account',
    new RegExp(
      `(?:${ODD}|${QUOTED}|\\d{6,12})[^。；;\\n]{0,16}?(?:(?:[找私戳敲撩扣呼踢]|滴滴|私聊|私信|message|dm|ping|add|text|find)\\s?(?:我(?!们)|me(?![a-z]))|传讯息)`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?:${MESSENGER}|${PLATFORM})[^。；;\\n]{0,6}?(?:搜索?|搜寻|同名|看)[^。；;\\n]{0,3}?(?:${ODD}|${QUOTED}|[a-z\\d](?:[\\s.-][a-z\\d]){3,}|[a-z]{4,})`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?:${PLATFORM}|${MESSENGER})\\s?(?:id|号|名|账号)\\s?[:：是叫]\\s?[\\p{Script=Han}\\w.]{2,20}|(?<![a-z])on\\s(?:${PLATFORM}|${MESSENGER})\\s(?:as|under|by)\\s\\S{3,}`,
      'giu',
    ),
  ],
  ['account', new RegExp(`(?:${PLATFORM})[^。；;\\n]{0,4}?${QUOTED}[^。；;\\n]{0,4}?(?:就是我|是我)`, 'giu')],
  [
    'account',
    /(?<![a-z])my\s(?:gmail|e-?mail|wechat|whats\s?app|line|qq|insta(?:gram)?|telegram)\s?(?:is(?![a-z])|:|=)/giu,
  ],
  ['account', /(?<![a-z])wa[\s:]{1,2}\+?\d(?:[\s,().-]{0,3}\d){7,13}(?!\d)/giu],
  ['email', /(?<![a-z])at[\s_][a-z\d-]{3,}[\s_]dot[\s_][a-z]{2,}(?![a-z])/giu],
  ['phone', /(?<![\d.])0[\s.·-]?9(?:[\s.·-]?\d){8}(?![\d.])/gu],
  ['account', /(?:(?<![a-z])[qv]|[赖扣])\s?我(?!们)/giu],
  ['wechat', /➕\s?[v微薇威徽]/giu],
  ['account', /(?:钉钉|飞书|(?<![a-z])q)?群号?\s?[:：是]?\s?\d{6,}/giu],
  ['account', new RegExp(`(?:加个?|好友)[^。；;\\n]{0,8}?(?:好友|id)[^。；;\\n]{0,8}?${ODD}`, 'giu')],
  ['account', /(?<![\w.@])@(?=[\w.]{0,29}[a-z])[a-z\d][\w.]{4,29}/giu],
  [
    'account',
    new RegExp(
      `(?:${PLATFORM})[^。；;\\n]{0,12}?(?:[号名]叫|店铺?名)\\s?(?:[\\p{Script=Han}]{2,12}|${QUOTED})|(?:${PLATFORM})\\s(?:page|shop|profile|account)\\s?(?:is(?![a-z])|:)`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?<![a-z])(?:find|add|message|dm|reach)\\s(?:me|us)\\son\\s(?:${PLATFORM}|${MESSENGER})`,
      'giu',
    ),
  ],
  [
    'phone',
    /(?<!\d)1[3-9]\d\s?(?:开头|打头|后面|然后|接着|再)\D{0,6}\d{4}|(?:手机|电话|微信)\S{0,3}尾号\D{0,3}\d{4}|(?:热线|客服)\D{0,3}9[56]\d{3}(?!\d)/giu,
  ],
  ['phone', /(?<!\d)\+?86\s\d{2,3}\s\d{4}\s\d{4}(?!\d)|(?<![a-z])my\s(?:cell|mobile|number|phone)\s?[:=]/giu],
  ['email', /(?<![a-z])g\s?mail\s?[:：=]/giu],
  // An account by its number, a code to scan, contact details put elsewhere, or a talk that nobody else hears.
  [
    'account',
    new RegExp(
      `(?:搜索?|搜寻|${PLATFORM})[^。；;\\n]{0,12}?id\\s?[:：]?\\s?[a-z\\d_.]{5,20}|(?:${PLATFORM})\\s[a-z\\d][\\w.]{4,29}\\s?(?:聊聊|私)`,
      'giu',
    ),
  ],
  [
    'account',
    /(?:扫|scan)[^。；;\n]{0,14}?(?:码|code)[^。；;\n]{0,8}?(?:加我|加[微v好]|联系我|联络我|add\sme)|我们?的?(?:联系|联络)方式[^。；;\n]{0,4}[在藏][^。；;\n]{0,8}[里中上]|私下(?:聊|[说谈]|沟通|联系|联络)/giu,
  ],
];
