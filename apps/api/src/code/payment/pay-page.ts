import type { Language } from '@ipw/domain';
import { type Html, markup, trusted } from '../../core/http/html';

const STYLE = `body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f4; color: #1c1b1f; font: 16px/1.6 system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif }
  main { box-sizing: border-box; width: min(384px, 100vw - 32px); padding: 32px; border: 1px solid #e4dfd5; border-radius: 12px; background: #fff; text-align: center }
  h1 { margin: 0; font-size: 16px; font-weight: 500 }
  p.amount { margin: 16px 0; font-size: 32px; font-variant-numeric: tabular-nums }
  svg { width: 220px; height: 220px }
  button { width: 100%; min-height: 48px; border: 0; border-radius: 10px; background: #b4322a; color: #fff; font: inherit; cursor: pointer }
  button.quiet { min-height: 44px; margin-top: 8px; background: none; color: #6b6760; font-size: 14px }
  a { display: inline-block; padding: 8px; color: #b4322a }
  button:focus-visible, a:focus-visible { outline: 3px solid #1c1b1f; outline-offset: 2px }
  small { display: block; margin-top: 16px; color: #6b6760 }`;

interface PayPage {
  language: Language;
  title: string;
  /** In yuan, without a sign. */
  amount: string;
  content: Html;
  note: string;
  /** Seconds after which the page asks again; without them it stays. */
  reload?: number;
}

/** A payment page of the server, without a script: how much is paid, the given content, and a note below it. */
export const payPage = ({ language, title, amount, content, note, reload }: PayPage): string =>
  markup`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/seal.svg" type="image/svg+xml">
${reload !== undefined && markup`<meta http-equiv="refresh" content="${reload}">`}
<title>${title}</title>
<style>
  ${trusted(STYLE)}
</style>
<main>
  <h1>${title}</h1>
  <p class="amount">¥${amount}</p>
  ${content}
  <small>${note}</small>
</main>
</html>`.text;
