// Asks for the files of the page in the address, in the language of this browser, before the app itself runs.
const { pages, files, words, usual } = JSON.parse(document.querySelector('[data-plan]').dataset.plan);
let language;
try {
  language = localStorage.getItem('worktable_lang');
} catch {
  // Private windows may refuse.
}
const page = pages[location.hash.slice(1).split('?')[0] || '/'] ?? 'other';
for (const file of [...files[page], ...(words[language] ?? words[usual])[page]]) {
  const style = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = style ? 'preload' : 'modulepreload';
  if (style) link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
