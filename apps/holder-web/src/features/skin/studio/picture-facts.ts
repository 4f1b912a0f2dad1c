export interface PictureFacts {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
  moves: boolean;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Type and size of a PNG or JPEG from its head, without decoding it; undefined for anything else, and for a head that is too short. */
export function factsOf(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (PNG.every((byte, at) => bytes[at] === byte)) return png(view);
    if (view.getUint16(0) === 0xffd8) return jpeg(view);
  } catch {
    // Ends before its size.
  }
  return undefined;
}

function png(view: DataView): PictureFacts | undefined {
  const facts = { type: 'png', width: view.getUint32(16), height: view.getUint32(20) } as const;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const type = view.getUint32(at + 4);
    // `acTL` before the first `IDAT`: an animation.
    if (type === 0x6163544c) return { ...facts, moves: true };
    if (type === 0x49444154) return { ...facts, moves: false };
  }
  return undefined;
}

function jpeg(view: DataView): PictureFacts | undefined {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame)
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), moves: false };
    if (marker < 0xff00) return undefined;
  }
  return undefined;
}
