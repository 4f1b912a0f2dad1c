export { rotateCodeKey } from './keys/rotate-command';
