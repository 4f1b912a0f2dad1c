/** Paper, ink and seal, small enough to travel with the page. */
export const STYLE = `
:root{color-scheme:light}
body{margin:0;background:#faf8f4;color:#1c1b1f;font:16px/1.6 system-ui,-apple-system,'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif}
main{max-width:420px;margin:0 auto;padding:24px 20px}
.kind{margin:0 0 16px;color:#6b6760;font-size:14px;text-align:center;letter-spacing:.1em}
.verdict{padding:28px 20px;border:1px solid #e4dfd5;border-radius:12px;background:#fff;text-align:center}
.verdict svg{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.good svg,.good h1{color:#2f6f5e}.wait svg,.wait h1{color:#8a5a00}.bad svg,.bad h1{color:#b4322a}
h1{margin:12px 0 8px;font-size:24px;line-height:1.3}
.verdict p{margin:0;text-align:start}
.verdict .note{margin-top:12px;padding-top:12px;border-top:1px solid #e4dfd5;color:#4a4740;font-size:14px;font-variant-numeric:tabular-nums}
img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:contain;margin-top:16px;border:1px solid #e4dfd5;border-radius:12px;background:#fff}
dl{margin:16px 0}
dl div{display:flex;gap:16px;padding:10px 0;border-bottom:1px solid #e4dfd5}
dt{flex:none;min-width:72px;color:#6b6760}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.limits{color:#6b6760;font-size:14px}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;padding:8px 20px 32px;font-size:14px}
nav a,nav b{display:inline-block;min-height:44px;padding:0 8px;line-height:44px;color:#6b6760}
nav b{color:#1c1b1f}
a:focus-visible{outline:3px solid #b4322a;outline-offset:2px;border-radius:4px}
`;
