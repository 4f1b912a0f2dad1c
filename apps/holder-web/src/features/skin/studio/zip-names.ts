const utf8 = (name: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    return undefined;
  }
};

/**
 * Chinese Windows writes names in GBK, in Taiwan and Hong Kong in Big5. Common simplified characters (GB 2312) have no second
 * byte below 0xA1; in Big5 every third has one, and the first byte of common characters is between 0xA4 and 0xC6.
 */
function isBig5(name: Uint8Array): { possible: boolean; certain: boolean } {
  let certain = false;
  for (let at = 0; at < name.length; at += 1) {
    const first = name[at]!;
    if (first < 0x80) continue;
    if (first < 0xa4 || first > 0xc6) return { possible: false, certain: false };
    certain ||= name[at + 1]! < 0xa1;
    at += 1;
  }
  return { possible: true, certain };
}

/** Names of entries: UTF-8 where they read so, the others all in GBK, or all in Big5. */
export function namesOf(names: readonly Uint8Array[]): string[] {
  const old = names.filter((name) => utf8(name) === undefined).map(isBig5);
  const big5 = old.every(({ possible }) => possible) && old.some(({ certain }) => certain);
  return names.map((name) => utf8(name) ?? new TextDecoder(big5 ? 'big5' : 'gbk').decode(name));
}
