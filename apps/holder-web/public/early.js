// Requests the files of the current address and language before the app runs.
const { pages, files, words, usual } = JSON.parse(document.querySelector('[data-plan]').dataset.plan);
let language;
try {
  language = localStorage.getItem('worktable_lang');
} catch {
  // Private windows may refuse local storage.
}
const page = pages[location.hash.slice(1).split('?')[0] || '/'] ?? 'other';
for (const file of [...files[page], ...(words[language] ?? words[usual])[page]]) {
  const kind = { css: 'style', webp: 'image' }[file.split('.').at(-1)];
  const link = document.createElement('link');
  link.rel = kind ? 'preload' : 'modulepreload';
  if (kind) link.as = kind;
  if (kind === 'image') link.fetchPriority = 'high';
  else link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
