import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';

const refusal = (name: string, path: string, what: string, error: unknown): Error =>
  new Error(
    `configuration: ${name}: ${path} cannot be ${what} (${String((error as NodeJS.ErrnoException).code)}); it must belong to the user who runs this`,
    { cause: error },
  );

/** The content of a file named by a setting. Throws an Error of one line with the setting's name when it cannot be read. */
export function readSettingFile(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw refusal(name, path, 'read', error);
  }
}

/** Throws an Error of one line unless `DATA_DIR` (created if missing) is writable. */
export function requireDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw refusal('DATA_DIR', path, 'written', error);
  }
}
