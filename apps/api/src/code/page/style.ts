import { PAGE_FONTS } from '../../core/http/page-fonts';

/** The stylesheet of the label pages, small enough to be inlined. */
export const STYLE = `
${PAGE_FONTS}
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#faf8f4;color:#1c1b1f;font:16px/1.6 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 20px 8px}
.kind{margin:0 0 16px;color:#6b6760;font-size:14px;text-align:center;letter-spacing:.1em}
section,details{margin:0 0 16px;padding:20px;border:1px solid #e4dfd5;border-radius:12px;background:#fff;overflow-wrap:anywhere}
.verdict{padding-top:28px;text-align:center}
.verdict svg{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.good svg,.good h1{color:#2f6f5e}.wait svg,.wait h1{color:#8a5a00}.bad svg,.bad h1{color:#b4322a}
h1{margin:8px 0;font-size:24px;line-height:1.35;text-wrap:balance}
h2{margin:0 0 4px;font-size:18px;line-height:1.4}
.verdict p{margin:0;text-wrap:pretty}
.verdict .note{margin-top:12px;padding-top:12px;border-top:1px solid #e4dfd5;color:#4a4740;font-size:14px;font-variant-numeric:tabular-nums}
.picture{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:contain;margin:0 0 16px;border-radius:8px;background:#f3efe7}
.ip{display:flex;align-items:center;gap:8px;margin:0 0 8px;color:#4a4740}
.ip img{flex:none;border-radius:50%;object-fit:cover}
dl{margin:0}
dl div{display:flex;gap:16px;padding:10px 0;border-top:1px solid #e4dfd5}
dl div:last-child{padding-bottom:0}dl div:first-child:last-child{border:0;padding-top:0}
dt{flex:none;min-width:72px;color:#6b6760}
dd{margin:0;font-variant-numeric:tabular-nums}
.limits{margin:0 0 16px;color:#6b6760;font-size:14px}
summary{min-height:24px;cursor:pointer;font-weight:500}
form p{margin:12px 0 0}
label{display:block;font-weight:500}
small{display:block;color:#6b6760;font-size:13px;line-height:1.5}
label small{display:inline;font-weight:400}
input,textarea{display:block;width:100%;margin:4px 0;padding:10px 12px;border:1px solid #8f8a80;border-radius:8px;background:#fff;color:inherit;font:inherit}
input[type=file]{padding:9px;font-size:14px}
textarea{resize:vertical}
[aria-invalid]{border-color:#b4322a}
.wrong{color:#b4322a;font-weight:500}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:10px;background:#b4322a;color:#fff;font:inherit;font-weight:500;cursor:pointer}
.back{margin:0 0 16px;text-align:center}
.back a{display:inline-block;min-height:44px;padding:0 16px;color:#b4322a;line-height:44px}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;padding:8px 20px 32px;font-size:14px}
nav a,nav b{display:inline-block;min-height:44px;padding:0 8px;line-height:44px;color:#6b6760}
nav b{color:#1c1b1f}
:is(a,button,input,textarea,summary):focus-visible{outline:3px solid #b4322a;outline-offset:2px;border-radius:6px}
button:focus-visible{outline-color:#1c1b1f}
`;
