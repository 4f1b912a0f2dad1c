import { CodeCipher } from '../apps/api/src/code/engine/code-cipher';
import { openKeys } from '../apps/api/src/core/keys';
import { stage } from './stage';

/** The text of a code on a printed label; `serial` counts from 0. */
export function codeText({ number, key_version }: { number: number; key_version: number }, serial: number) {
  const text = new Uint8Array(26);
  new CodeCipher(openKeys(stage.dataDir).code).issue(key_version, number, serial, 1, text);
  return new TextDecoder().decode(text);
}
