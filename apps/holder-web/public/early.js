// Requests the files of the current address and language before the app runs.
const { pages, memberPages, files, words, usual } = JSON.parse(
  document.querySelector('[data-plan]').dataset.plan,
);
let language;
let token = null;
try {
  language = localStorage.getItem('worktable_lang');
  token = localStorage.getItem('worktable_token');
} catch {
  // Private windows may refuse local storage.
}
const address = location.hash.slice(1).split('?')[0] || '/';
const page = pages[address] ?? pages[address.replace(/[^/]+$/, ':id')];
const memberPage = memberPages[address] ?? memberPages[`/${address.split('/')[1]}`];
const needs = [page ?? (memberPage && token === null ? 'login' : 'other')];
if (token !== null) needs.push((!page && memberPage) || 'member');
const wanted = needs.flatMap((page) => [...files[page], ...(words[language] ?? words[usual])[page]]);
for (const file of new Set(wanted)) {
  const kind = { css: 'style', webp: 'image' }[file.split('.').at(-1)];
  const link = document.createElement('link');
  link.rel = kind ? 'preload' : 'modulepreload';
  if (kind) link.as = kind;
  if (kind === 'image') link.fetchPriority = 'high';
  else link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
