/**
 * Pictures for the demo data. Every function is pure: equal arguments give equal SVG text, without clock, random numbers or
 * files. Texts are drawn as outlines, so no font is needed; a character without an outline (`glyphs.ts`) is an error.
 */
export { characterArt } from './character';
export { artistWork } from './artist-work';
export { bannerArt } from './banner';
export { avatarArt } from './avatar';
export { proofDocument } from './proof';
export { wordmark } from './wordmark';
export { lettering } from './lettering';
