import { uploadLimit, type Usage } from '@ipw/domain';
import { useEffect, useMemo, useRef } from 'react';
import { forgetFile, storeFile, storedFilesIn, type StoredFile } from './stored-files';
import type { UploadEnv } from './upload-env';

/** Time a form needs to save an uploaded file on the server. */
const FORGET_MS = 3000;

/**
 * Stores a field's large uploads in the browser while they are running, and returns those of an earlier visit. The key is
 * page and field; when the page's address changes, running uploads move along. Papers are not stored: they contain names and
 * signatures, and the computer may be shared.
 */
export function useStoredFiles(
  usage: Usage,
  field: string,
  { owner }: UploadEnv,
  pending: readonly { file: File; address?: string | undefined }[],
  onFound: (files: StoredFile[]) => void,
) {
  const found = useRef(onFound);
  const stored = useRef(new Set<string>());
  const place = `${location.hash} ${field}`;
  const at = useRef(place);
  const storedFiles = useMemo(() => {
    const forget = (address: string | undefined) => {
      if (address && stored.current.delete(address)) void forgetFile(address);
    };
    return {
      keeps: (address: string | undefined) => address !== undefined && stored.current.has(address),
      keep: (file: File, address: string) => {
        const member = owner?.();
        if (!member || uploadLimit(usage).sealed) return;
        stored.current.add(address);
        void storeFile({ owner: member, place: at.current, usage, file, address, at: Date.now() });
      },
      forget,
      forgetSoon: (address: string | undefined) => void setTimeout(() => forget(address), FORGET_MS),
    };
  }, [owner, usage]);

  useEffect(() => {
    found.current = onFound;
    if (at.current === place) return;
    at.current = place;
    for (const { file, address } of pending) if (storedFiles.keeps(address)) storedFiles.keep(file, address!);
  });

  useEffect(() => {
    const member = owner?.();
    if (!member) return;
    let here = true;
    void storedFilesIn(member, at.current).then((files) => {
      const fresh = files.filter((one) => one.usage === usage && !stored.current.has(one.address));
      if (!here || fresh.length === 0) return;
      for (const { address } of fresh) stored.current.add(address);
      found.current(fresh);
    });
    return () => {
      here = false;
    };
  }, [owner, usage]);

  return storedFiles;
}
