import { useState } from 'react';

interface Props {
  src: string | null;
  /** What is in it; the first character stands in while there is none. */
  name: string;
  size?: 'small' | 'large' | 'wide';
}

/** A picture of a record, or its first character on paper. Decorative: the name stands beside it. */
export function Picture({ src, name, size = 'small' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [first = ''] = [...name];
  return (
    <span className={`picture ${size}`} aria-hidden>
      {src && failed !== src ? <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} /> : first}
    </span>
  );
}
