// Loads for jest what `import.meta.glob(pattern, { eager: true })` loads in a bundle. The transform calls it in its place.
const { readdirSync } = require('node:fs');
const path = require('node:path');

// `./*/index.ts`, `../src/**/*.entity.ts` or `./[0-9]*.ts` as a regular expression.
const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}$`,
  );

module.exports = (glob, folder, load) => {
  const base = glob.slice(0, glob.search(/[*[]/)).replace(/[^/]*$/, '');
  const pattern = toPattern(glob);
  const files = readdirSync(path.join(folder, base), { recursive: true })
    .map((file) => base + file)
    .filter((file) => pattern.test(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, load(path.join(folder, file))]));
};
