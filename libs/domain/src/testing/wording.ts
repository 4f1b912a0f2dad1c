import type { Language } from '../core/text';

/** A wording the product no longer uses, and what it says instead; `keys` narrows the rule to some texts. */
interface WordRule {
  never: RegExp;
  say: string;
  keys?: RegExp;
  except?: RegExp;
}

/** Texts about whom an IP is licensed to; elsewhere a buyer is who bought a labelled product. */
const OF_BRANDS =
  /^(content|field|ipinfo|steps|preview|shop|business|figures|subject|turn|sheet|consult|request)\b|^(task|message|sms)\.(private_)?(sheet|link)|^tool\.ycdata/;
/** Texts whose count is a limit above one, or that are shown for several only. */
const AT_LEAST_TWO =
  /^(upload|invitation|team\.invite|data|cooperate\.sent_many|campaign\.per_phone|scan\.history|manual\.read|code\.export\.issue|assign|reveal)/;
const LEGAL_NAMES = /^(agreement|legal)\.|^(field|ip_type)\.\d+$|^(agent|browser|platform)\./;

/** The table of docs/glossary.md, "Wording". */
const RULES: Record<Language, readonly WordRule[]> = {
  en: [
    { never: /\bsign(s|ed|ing)?[ -](in|out)\b|\blog-in\b/i, say: 'log in, log out, login' },
    { never: /\bbuyers?\b/i, say: 'brand', keys: OF_BRANDS },
    { never: /\byour shop\b|\bIP (shop|home|page)\b|\bshop (page|link)\b|onepage/i, say: 'public page' },
    { never: /\b(service|cooperation) sheets?\b/i, say: 'cooperation request' },
    {
      never: /(?<!their )\bown (label|tag)s?\b|\bcommon labels?\b/i,
      say: 'custom label, custom tag, general label',
    },
    { never: /friendship link/i, say: 'partner link' },
    { never: /\bmend\b/i, say: 'correct, edit' },
    { never: /\bhand(s|ed)? (in|out)\b/i, say: 'submit, share, deliver' },
    { never: /\btake back\b|\btaken back\b/i, say: 'withdraw' },
    { never: /^in all$/i, say: 'Total' },
    {
      never: /\bstands? (with|first|here|below)\b|\bcannot lie\b|\bbrought back\b|\bit counts\b/i,
      say: 'plain English',
    },
    { never: /\bwas done\b|\bdid not work\b/i, say: 'Activity; Something went wrong' },
    { never: /\bdeleted last\b|\brecycle list\b/i, say: 'Recently deleted' },
    { never: /\bfor instance:/i, say: 'e.g.' },
    { never: /(^|\s)"|"(\s|$)|\w'\w/, say: 'curly quotes and apostrophes' },
    { never: /\s…|\.\.\./, say: '…, without a space' },
    { never: /[\d}] %/, say: 'a percent sign without a space' },
    { never: /\bprov(e|es|ing|en)\b.*\bphone\b/i, say: 'verify the phone' },
    { never: /customi[s]e|itemi[s]e|authori[s]|organi[s]/i, say: '-ize' },
    { never: /(?<![\d+.,/])\d{5,}/, say: 'digits in groups: 10,000' },
    { never: /^([A-Z][a-z]+ )+[A-Z][a-z]+$/, say: 'sentence case', except: LEGAL_NAMES },
    {
      never: /\{(count|pages|left)\} (?!of )([a-z]+ )?[a-z]+s\b/,
      say: 'Pictures: {count}, because one is no plural',
      except: AT_LEAST_TWO,
    },
  ],
  'zh-CN': [
    { never: /采购方|招标方/, say: '品牌方' },
    { never: /买家/, say: '品牌方', keys: OF_BRANDS },
    { never: /主页|店铺|IP 首页|开店/, say: '公开页；工作台' },
    { never: /权利方|持有人/, say: '权利人' },
    { never: /服务单|需求单|服务需求/, say: '合作需求' },
    { never: /私有链接|专属链接/, say: '私域链接' },
    { never: /定制标签/, say: '专属标签' },
    { never: /全息|激光/, say: '镭射' },
    { never: /防伪码/, say: '标签码' },
    { never: /内核标签/, say: '核心标签' },
    { never: /权属/, say: '权利' },
    { never: /存证/, say: '备案' },
    { never: /加入免费|免费加入/, say: '免费入驻' },
    { never: /原密码/, say: '当前密码' },
    { never: /批次号/, say: '批号' },
    { never: /回收列表/, say: '最近删除' },
    { never: /没有成功|没能/, say: '失败，未完成' },
    { never: /数据后台/, say: '数据控制台' },
    { never: /商户/, say: '商家' },
    { never: /皮肤/, say: '装扮' },
    { never: /中选(?![择到])/, say: '中标' },
    { never: /审批|批准/, say: '审核，通过' },
    { never: /你/, say: '您' },
    { never: /(?<!下)[一二两三四五六七八九十]个工作日/, say: '2 个工作日' },
    { never: /[「」]|(^|[一-龥])"|'(?=[一-龥])/, say: '“”' },
    { never: /[一-龥][,;?!]|\s…|\.\.\./, say: '全角标点' },
    { never: /[\d}] %|℃/, say: '%，°C' },
    { never: /\{(day|due|date)\} +[一-龥]/, say: '日期后不空格' },
    { never: /(?<![\d+.,/])\d{5,}/, say: '10,000' },
  ],
  'zh-TW': [
    { never: /採購方|買方|招標方/, say: '品牌方' },
    { never: /買家/, say: '品牌方', keys: OF_BRANDS },
    { never: /主頁|店鋪|店面|IP 首頁|開店/, say: '公開頁；工作台' },
    { never: /權利方|持有人|擁有者/, say: '權利人，所有者' },
    { never: /服務單|需求單|服務需求/, say: '合作需求' },
    { never: /私有連結|專屬連結/, say: '私域連結' },
    { never: /訂製標籤/, say: '專屬標籤' },
    { never: /全像|激光/, say: '雷射' },
    { never: /防偽碼/, say: '標籤碼' },
    { never: /存證/, say: '備案' },
    { never: /版權/, say: '著作權' },
    { never: /原密碼/, say: '目前密碼' },
    { never: /批次號/, say: '批號' },
    { never: /回收清單/, say: '最近刪除' },
    { never: /沒有成功/, say: '未完成' },
    { never: /數據後台/, say: '數據主控台' },
    { never: /商戶/, say: '商家' },
    { never: /皮膚/, say: '裝扮' },
    { never: /中選(?![擇到])/, say: '得標' },
    { never: /錢包/, say: '行動支付' },
    { never: /支付方式/, say: '付款方式' },
    { never: /可見範圍/, say: '公開範圍' },
    { never: /退件/, say: '駁回' },
    { never: /匯款證明/, say: '匯款憑證' },
    { never: /檢視/, say: '查看', except: /^agreement\.views$/ },
    { never: /QR 碼/, say: 'QR Code' },
    { never: /仿冒檢舉|假貨/, say: '仿冒品檢舉' },
    { never: /你/, say: '您' },
    { never: /提交(?!者)/, say: '送出' },
    { never: /分配權限/, say: '指派權限' },
    { never: /關注(?!度)/, say: '追蹤' },
    { never: /區碼/, say: '國碼' },
    { never: /核驗|查找|完善|首屏|下線|私密|維權|合影|按專案|文旅/, say: '台灣用語' },
    { never: /(?<!下)[一二兩三四五六七八九十]個工作天|工作日/, say: '2 個工作天' },
    {
      never: /信息|屏幕|默認|短信|郵箱|登錄|賬號|用戶|菜單|鏈接|文件夾|打印|軟件|網絡|刷新|質量|視頻|加載/,
      say: '台灣用語',
    },
    { never: /[“”]|(^|[一-龥])"/, say: '「」' },
    { never: /[一-龥][,;?!]|\s…|\.\.\./, say: '全形標點' },
    { never: /\{(day|due|date)\} +[一-龥]/, say: '日期後不空格' },
    { never: /[\d}] %|℃/, say: '%，°C' },
    { never: /(?<![\d+.,/])\d{5,}/, say: '10,000' },
  ],
};

const STOP = { en: /[.]$/, 'zh-CN': /。$/, 'zh-TW': /。$/ };
/** A sentence ended within a text. */
const TWO = { en: /[.?!] \S/, 'zh-CN': /[。？！]./, 'zh-TW': /[。？！]./ };

/** Titles have no full stop; an error has one when it is more than one sentence. */
function stopProblem(language: Language, key: string, text: string): string | undefined {
  const stopped = STOP[language].test(text);
  if (/\.title$|^(menu|lead)\./.test(key) && stopped) return 'a title without a full stop';
  if (!/^(rule|error)\./.test(key)) return undefined;
  if (stopped && !TWO[language].test(text)) return 'one sentence without a full stop';
  const ended = /[.?!。？！)）]$|\}$/.test(text);
  return TWO[language].test(text) && !ended ? 'a full stop after each of two sentences' : undefined;
}

/** What is wrong with the wording of a catalogue: a line each, empty when nothing is. */
export const wordingProblems = (language: Language, words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([key, text]) => {
    const broken = RULES[language].filter(
      ({ never, keys, except }) => never.test(text) && (keys?.test(key) ?? true) && !except?.test(key),
    );
    const stop = stopProblem(language, key, text);
    return [...broken.map(({ say }) => say), ...(stop ? [stop] : [])].map(
      (say) => `${key} (${language}): ${text} → ${say}`,
    );
  });
