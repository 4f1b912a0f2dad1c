export { CodeCipher, type Origin, type SerialRange } from './code-cipher';
export { CODE_ALPHABET, CODE_LENGTH, canonical, pathOf, spaced, valueOf } from './code-text';
