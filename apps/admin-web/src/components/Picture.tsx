import { useState } from 'react';

interface Props {
  src: string | null;
  /** Name of the record; its first character is shown without a picture. */
  name: string;
  size?: 'small' | 'large' | 'wide';
}

/** A record's picture, or the first character of its name. Decorative, because the name is beside it. */
export function Picture({ src, name, size = 'small' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [first = ''] = [...name];
  return (
    <span className={`picture ${size}`} aria-hidden>
      {src && failed !== src ? <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} /> : first}
    </span>
  );
}
