/**
 * Pictures for the demonstration data. Every function is pure: the same arguments give the same SVG text, with no
 * clock, no chance and no files. Texts passed in are escaped. Documents that hold text name CJK fonts first.
 */
export { characterArt, type CharacterOptions } from './character';
export { artistWork, type WorkOptions } from './artist-work';
export { avatarArt, type AvatarOptions } from './avatar';
export { proofDocument, type ProofText } from './proof';
export { wordmark } from './wordmark';
