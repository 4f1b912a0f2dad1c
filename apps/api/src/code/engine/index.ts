export { CodeCipher, type Origin } from './code-cipher';
export { CODE_ALPHABET, CODE_LENGTH, canonical, pathOf, spaced, valueOf } from './code-text';
