import { PAGE_FONTS } from '../core/http/page-fonts';

/** The stylesheet of the public pages, small enough to be inlined. */
export const STYLE = `
${PAGE_FONTS}
:root{color-scheme:light;scroll-behavior:smooth;scroll-padding-top:72px}*{box-sizing:border-box}
body{margin:0;min-width:320px;background:#faf8f4;color:#1c1b1f;font:16px/1.75 system-ui,sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
header,main,footer{max-width:1248px;margin:0 auto;padding:0 24px}img{display:block;max-width:100%}
a{color:#8f241e;text-underline-offset:3px}a:focus-visible{outline:3px solid #b4322a;outline-offset:3px;border-radius:6px}
.skip{position:absolute;left:16px;top:-60px;padding:8px 16px;border-radius:0 0 10px 10px;background:#1c1b1f;color:#fff}.skip:focus{top:0}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;min-height:70px}
.brand{display:flex;align-items:center;gap:10px;min-height:44px;color:#1c1b1f;font-size:18px;font-weight:600;text-decoration:none}
.languages{margin-right:-9px}.languages a,.languages b{display:inline-block;padding:0 9px;color:#57534e;font-size:14px;line-height:44px}.languages b{color:#1c1b1f}
.by-link{margin:0 0 8px;padding:14px 20px;border-radius:11px;background:#e4f0eb;color:#24584a}.by-link ul{margin:8px 0 0;padding:0;list-style:none}.by-link .mark{background:#fff}
.hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,480px);gap:clamp(32px,6vw,88px);align-items:center;padding:24px 0 48px}
.faces{position:relative}.faces>img:first-child{width:100%;height:auto;aspect-ratio:1;border-radius:18px;background:#f2eee6;object-fit:cover}.faces.tall>img:first-child{aspect-ratio:75/89}
.faces>img+img{position:absolute;left:-32px;bottom:32px;width:168px;height:auto;aspect-ratio:1;border:6px solid #faf8f4;border-radius:18px;background:#f2eee6;object-fit:cover}
.letter{display:grid;place-items:center;aspect-ratio:1;border-radius:18px;background:#f2eee6;color:#57534e;font-size:120px}
.kind{margin:0;color:#57534e;font-size:14px}
h1,h2,h3{line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}h1{margin:8px 0 20px;font-size:clamp(38px,5.6vw,68px);letter-spacing:-.01em}h2{margin:0 0 28px;font-size:clamp(24px,2.6vw,32px)}h3{margin:0 0 12px;font-size:18px}
.intro{max-width:34em;margin:0 0 24px;font-size:clamp(16px,1.5vw,19px);white-space:pre-line;overflow-wrap:anywhere}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 32px;padding:0;list-style:none;font-size:14px}.tags li{padding:3px 14px;border:1px solid #d5cdbd;border-radius:99px;background:#fffdf9;overflow-wrap:anywhere}
.button{display:inline-block;padding:12px 28px;border-radius:11px;background:#b4322a;color:#fff;font-weight:500;text-decoration:none}.button:hover{background:#8f241e}
.note{max-width:60ch;margin:12px 0 0;color:#57534e;font-size:14px}
.parts{position:sticky;z-index:2;top:0;display:flex;gap:20px;margin:0 -4px;border-block:1px solid #e2dcd0;background:#faf8f4;overflow-x:auto;scrollbar-width:none}
.parts a{flex:none;padding:0 4px;color:#57534e;line-height:52px;text-decoration:none}.parts a:hover{color:#1c1b1f;text-decoration:underline}.parts a:focus-visible{outline-offset:-4px}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:24px 32px;margin:0;padding:36px 0 0}
dt{color:#57534e;font-size:14px}dd{margin:2px 0 0;overflow-wrap:anywhere}
section{padding-top:72px}section ul{margin:0;padding:0;list-style:none}
.long-text{max-width:62ch;margin:0 0 14px;white-space:pre-line;overflow-wrap:anywhere}
.tops{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:20px;margin-bottom:56px!important}
.tops li:first-child{grid-column:span 2;grid-row:span 2}
.tops:has(>li:first-child:nth-last-child(2)),.tops:has(>li:first-child:nth-last-child(4)){grid-template-columns:repeat(2,minmax(0,1fr))}.tops>li:first-child:nth-last-child(2),.tops>li:first-child:nth-last-child(4){grid-area:auto}.tops>li:first-child:nth-last-child(5)~li:last-child{grid-column:span 2}
.tops a{position:relative;display:block;height:100%;min-height:180px;overflow:hidden;border-radius:14px;background:#f2eee6;color:#fff;text-decoration:none}
.tops img{width:100%;height:100%;aspect-ratio:16/9;object-fit:cover;object-position:50% 30%;transition:transform .3s}.tops a:hover img{transform:scale(1.03)}
.tops span{position:absolute;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline;padding:48px 20px 16px;background:linear-gradient(#0000,#000c);font-size:18px;font-weight:600;overflow-wrap:anywhere}.tops small{font-size:13px;font-weight:400}
.series{margin:0 0 48px}.series:last-child{margin:0}.series ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(232px,1fr));gap:16px}
.series a{display:block}.series img{width:100%;height:auto;aspect-ratio:4/3;border-radius:12px;background:#f2eee6;object-fit:cover}
.mark{display:inline-block;padding:1px 10px;border-radius:99px;background:#e4f0eb;color:#24584a;font-size:13px;font-weight:500}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(440px,100%),1fr));gap:28px}.cards>li{overflow:hidden;border:1px solid #e2dcd0;border-radius:16px;background:#fffdf9}
.cards>li>img{width:100%;height:auto;aspect-ratio:16/9;background:#f2eee6;object-fit:cover}.cards>li>div{padding:24px 28px 28px}.cards h3{margin:4px 0 8px;font-size:20px}
.thumbs{display:flex;flex-wrap:wrap;gap:8px}.thumbs a{display:block}.thumbs img{width:80px;height:80px;border-radius:9px;background:#f2eee6;object-fit:cover}
.rows>li{display:grid;grid-template-columns:176px minmax(0,1fr);gap:4px 56px;padding:24px 0;border-top:1px solid #e2dcd0}.rows>li:first-child{border-color:#1c1b1f}.rows h3{margin-bottom:6px}
.milestones>li{position:relative;gap:0 56px;padding:0 0 40px;border:0}.milestones>li:last-child{padding-bottom:0}
.milestones>li::before{content:"";position:absolute;left:199px;top:14px;bottom:-14px;width:1px;background:#d5cdbd}.milestones>li:last-child::before{display:none}
.milestones>li::after{content:"";position:absolute;left:194px;top:9px;width:11px;height:11px;border-radius:50%;background:#b4322a}
.milestones .kind{padding-top:1px;text-align:right}.rows>li>div{display:flex;gap:16px 48px;justify-content:space-between;align-items:flex-start}.rows>li>div>img{flex:none;width:280px;height:auto;aspect-ratio:4/3;border-radius:12px;background:#f2eee6;object-fit:cover}
.moments{grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr));gap:24px;align-items:start}.moments>li>div{padding:24px}
.moments .long-text{margin-top:4px}.moments .thumbs{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:6px}.moments .thumbs img{width:100%;height:auto;aspect-ratio:1}
.contact>div{flex:1 1 240px}.contact{display:flex;flex-wrap:wrap;gap:32px;align-items:center;justify-content:space-between;margin-top:72px;padding:clamp(24px,4vw,48px);border-radius:18px;background:#f2eee6}.contact h2{margin-bottom:8px}.who{margin:0;font-size:20px}.contact .note{margin:4px 0 20px}.contact img{width:200px;height:auto;padding:12px;border-radius:14px;background:#fff}
.manual{display:grid;grid-template-columns:200px minmax(0,1fr);gap:32px;align-items:center}.manual img{width:100%;height:auto;border:1px solid #e2dcd0;border-radius:9px;background:#fff}
.complaint{max-width:680px;padding-top:24px}.complaint .note{margin:0 0 16px}.complaint h1{font-size:clamp(28px,3.4vw,40px)}.field{margin:0 0 22px}.field label{display:block;margin-bottom:6px;font-weight:500}.field input,.field select,.field textarea{width:100%;min-height:44px;padding:10px 14px;border:1px solid #8c857a;border-radius:11px;background:#fffdf9;color:inherit;font:inherit}.field [aria-invalid]{border-color:#b4322a}.field :focus-visible{outline:3px solid #b4322a;outline-offset:1px}.field small{display:block;margin-top:4px;color:#57534e}.wrong{color:#8f241e}button.button{border:0;font:inherit;font-weight:500;cursor:pointer}
h1.ask{font-size:clamp(30px,4.4vw,52px)}.ask-steps{padding-top:0}.ask-steps ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:20px 32px;margin:0;padding:0 0 0 1.2em}.ask-steps li{padding-left:4px}.ask-steps li::marker{color:#8f241e;font-weight:600}
footer{display:flex;flex-wrap:wrap;gap:4px 32px;justify-content:space-between;margin-top:88px;padding-block:24px 40px;color:#57534e;font-size:14px}footer p{margin:0;line-height:44px}footer nav{display:flex;flex-wrap:wrap;gap:0 20px}footer a{display:inline-block;color:#57534e;line-height:44px}
.missing{display:grid;place-content:center;justify-items:center;min-height:60vh;text-align:center}
@media(max-width:720px){header,main,footer{padding-inline:16px}.bar{gap:0 8px}.brand{gap:8px;font-size:15px}.languages{margin-right:-4px}.languages a,.languages b{padding:0 4px;font-size:13px}
.hero{grid-template-columns:minmax(0,1fr);gap:0;padding:0 0 32px}.hero>:not(.hero-text){order:-1;margin:0 -16px}.faces>img:first-child,.faces.tall>img:first-child,.letter{aspect-ratio:1;border-radius:0;object-position:50% 30%}.faces>img+img{left:16px;bottom:-44px;width:112px}.hero-text{padding-top:24px}.hero:has(.faces img+img) .hero-text{padding-top:60px}
.tags{margin-bottom:24px}.button{display:block;text-align:center}.parts{margin:0 -16px;padding:0 12px}.contact img{margin:0 auto}.facts{grid-template-columns:1fr 1fr;gap:18px 16px;padding-top:28px}section{padding-top:52px}h2{margin-bottom:20px}
.tops,.tops:has(>li){grid-template-columns:1fr 1fr;gap:10px;margin-bottom:40px!important}.tops>li:first-child{grid-row:auto}.tops>li:first-child:nth-last-child(6){grid-column:auto}.tops>li:first-child:nth-last-child(5)~li:last-child{grid-column:auto}.tops a{min-height:120px}.tops span{padding:40px 14px 12px;font-size:16px}.series ul{grid-template-columns:1fr 1fr;gap:10px}.series{margin-bottom:36px}
.manual{grid-template-columns:minmax(96px,36vw) minmax(0,1fr);gap:16px}.cards>li>div{padding:18px 18px 20px}.rows>li{grid-template-columns:minmax(0,1fr)}.milestones>li{padding-left:28px}.milestones>li::before{left:5px}.milestones>li::after{left:0}.milestones .kind{text-align:left}.rows>li>div{flex-direction:column}.rows>li>div>img{width:100%;max-width:320px}footer{margin-top:56px}}
@media(prefers-reduced-motion:reduce){:root{scroll-behavior:auto}.tops img{transition:none}}
@media print{.parts,.languages,.skip{display:none}}
`;
