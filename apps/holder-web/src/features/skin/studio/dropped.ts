/** Most files taken out of dropped folders; `matchFiles` names the rest as too many. */
const MOST = 501;

const readAll = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => {
    const all: FileSystemEntry[] = [];
    const more = () =>
      reader.readEntries((entries) => {
        if (entries.length === 0 || all.length >= MOST) return resolve(all);
        all.push(...entries);
        more();
      }, reject);
    more();
  });

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function walk(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST) return;
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    // The path names the folder, by which stickers are known.
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) });
    files.push(file);
  } else
    for (const child of await readAll((entry as FileSystemDirectoryEntry).createReader()))
      await walk(child, files);
}

/** The files of a drop, those of folders too. The entries are asked for at once: they are gone after the event. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) await walk(entry, files);
  return files;
}
