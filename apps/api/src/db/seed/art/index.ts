/**
 * Pictures for the demonstration data. Every function is pure: the same arguments give the same SVG text, with no
 * clock, no chance and no files. Texts are drawn as outlines: no font is asked for, and a character
 * without an outline (`glyphs.ts`) is an error.
 */
export { characterArt } from './character';
export { artistWork } from './artist-work';
export { bannerArt } from './banner';
export { avatarArt } from './avatar';
export { proofDocument } from './proof';
export { wordmark } from './wordmark';
export { lettering } from './lettering';
