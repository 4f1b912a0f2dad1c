/** Paper, ink and seal, small enough to travel with the page. */
export const STYLE = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#faf8f4;color:#1c1b1f;font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
header,main,footer{max-width:1200px;margin:0 auto;padding:0 24px}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;min-height:70px;border-bottom:1px solid #e2dcd0}
a{color:#8f241e}a:focus-visible{outline:3px solid #b4322a;outline-offset:3px;border-radius:4px}
.brand{color:#1c1b1f;font-size:18px;font-weight:600;line-height:44px;text-decoration:none}
.languages a,.languages b{display:inline-block;padding:0 8px;color:#57534e;font-size:14px;line-height:44px}.languages b{color:#1c1b1f}
.hero{display:grid;grid-template-columns:minmax(0,420px) minmax(0,1fr);gap:48px;align-items:center;padding:48px 0}
.hero>img,.letter{display:block;width:100%;height:auto;aspect-ratio:1;border:1px solid #e2dcd0;border-radius:12px;background:#f2eee6;object-fit:cover}
.letter{display:grid;place-items:center;color:#57534e;font-size:120px}
.kind{margin:0;color:#57534e;font-size:14px;letter-spacing:.08em}
h1{margin:4px 0 16px;font-size:44px;line-height:1.2;overflow-wrap:anywhere}h2{margin:0 0 20px;font-size:26px;line-height:1.3}h3{margin:0 0 12px;font-size:18px;overflow-wrap:anywhere}
.intro{max-width:62ch;margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 24px;padding:0;list-style:none;font-size:14px}.tags li{padding:3px 12px;border:1px solid #e2dcd0;border-radius:99px;background:#fffdf9}
.button{display:inline-block;padding:10px 24px;border-radius:10px;background:#b4322a;color:#fff;font-weight:500;text-decoration:none}.button:hover{background:#8f241e}
.note{max-width:62ch;margin:10px 0 0;color:#57534e;font-size:14px}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:20px 32px;margin:0 0 56px;padding:28px;border:1px solid #e2dcd0;border-radius:12px;background:#fffdf9}
dt{color:#57534e;font-size:14px}dd{margin:2px 0 0;overflow-wrap:anywhere}
.series{margin:0 0 48px}.series ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;margin:0;padding:0;list-style:none}
.series img{display:block;width:100%;height:auto;aspect-ratio:4/3;border:1px solid #e2dcd0;border-radius:11px;background:#f2eee6;object-fit:cover}
section>ul{margin:0 0 48px;padding:0;list-style:none}.told{max-width:62ch;margin:4px 0 12px;white-space:pre-line;overflow-wrap:anywhere}
.cases{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px}.cases>li{overflow:hidden;padding:0 20px 12px;border:1px solid #e2dcd0;border-radius:12px;background:#fffdf9}
.cases>li>img{display:block;width:calc(100% + 40px);height:auto;aspect-ratio:16/10;margin:0 -20px 16px;background:#f2eee6;object-fit:cover}.cases h3{margin:2px 0 4px}
.thumbs{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 12px}.thumbs img{width:96px;height:96px;border:1px solid #e2dcd0;border-radius:8px;object-fit:cover}
.milestones>li{display:grid;grid-template-columns:minmax(96px,160px) minmax(0,1fr);gap:20px;align-items:center;padding:16px 0;border-top:1px solid #e2dcd0}.milestones img{display:block;width:100%;height:auto;aspect-ratio:4/3;border-radius:10px;object-fit:cover}
.moments>li{padding:16px 0;border-top:1px solid #e2dcd0}.moments h3{margin:2px 0 4px}
.manual{display:grid;grid-template-columns:200px minmax(0,1fr);gap:28px;align-items:center;margin:0 0 48px}.manual img{display:block;width:100%;height:auto;border:1px solid #e2dcd0;border-radius:8px;background:#fff}
footer{padding-block:24px 48px;border-top:1px solid #e2dcd0;color:#57534e;font-size:14px}
.missing{display:grid;place-content:center;justify-items:center;min-height:60vh;text-align:center}
@media(max-width:720px){header,main,footer{padding-inline:16px}.hero{grid-template-columns:1fr;gap:24px;padding:24px 0 32px}h1{font-size:32px}.facts{grid-template-columns:1fr 1fr;padding:20px 16px;gap:16px}.series ul{grid-template-columns:1fr 1fr;gap:10px}.letter{font-size:80px}.cases{grid-template-columns:1fr}.manual{grid-template-columns:minmax(96px,40vw) minmax(0,1fr);gap:16px}}
`;
