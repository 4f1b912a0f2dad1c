const CHINESE =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Colours and sizes of both web apps. */
export const tokens = {
  paper: '#FAF8F4',
  paperRaised: '#FFFDF9',
  paperSunk: '#F2EEE6',
  hairline: '#E2DCD0',
  /** Borders of fields, with a contrast of 3:1 to the background. */
  fieldLine: '#8F877A',
  placeholder: '#78716A',
  ink: '#1C1B1F',
  inkSoft: '#57534E',
  seal: '#B4322A',
  sealDark: '#8F241E',
  sealWash: '#F8E9E5',
  /** The ring around what has the focus; unlike the colour of errors and of the accent. */
  focus: '#1C1B1F',
  focusWash: '#D9D3C7',
  jade: '#2F6F5E',
  jadeWash: '#E4F0EB',
  amber: '#8A5A00',
  amberWash: '#FBF0D9',
  radius: 11,
  grid: 8,
  header: 70,
  content: 1200,
  side: 240,
  fontFamily: CHINESE,
  // Fonts with Taiwan's glyphs.
  fontFamilyTaiwan: `"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Source Han Sans TC", ${CHINESE}`,
  // Latin fonts come first, because Chinese fonts draw a Latin apostrophe in full width.
  fontFamilyLatin: `-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${CHINESE}`,
} as const;
