/** Fonts of server-rendered pages by language: Taiwan's glyphs for zh-TW, and no full-width Latin apostrophe. */
export const PAGE_FONTS = `:lang(zh-CN)>body{font-family:"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
:lang(zh-TW)>body{font-family:"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",system-ui,sans-serif}
:lang(en)>body{font-family:-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}`;
