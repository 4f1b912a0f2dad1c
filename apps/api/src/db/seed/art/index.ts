/**
 * Pictures for the demonstration data. Every function is pure: the same arguments give the same SVG text, with no
 * clock, no chance and no files. Texts passed in are escaped. Documents that hold text name CJK fonts first.
 */
export { characterArt } from './character';
export { artistWork } from './artist-work';
export { bannerArt } from './banner';
export { avatarArt } from './avatar';
export { proofDocument } from './proof';
export { wordmark } from './wordmark';
