/** Skin tones of the figures that are people. */
export const SKINS = ['#F7D9BE', '#EFC39E', '#D9A27A', '#B97F58'] as const;
