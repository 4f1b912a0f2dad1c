export { CodeModule } from './code.module';
export { rotateCodeKey } from './keys/rotate-command';
