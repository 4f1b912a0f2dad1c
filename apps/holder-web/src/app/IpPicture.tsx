import './ip-picture.css';

interface Props {
  src: string | null | undefined;
  name: string | undefined;
  /** Pixels of a square; absent: as wide as its place. */
  size?: number;
  /** Whether it says something the words beside it do not. */
  alt?: string;
}

/** An IP's picture, or the first character of its name on paper. */
export const IpPicture = ({ src, name = '', size, alt = '' }: Props) => (
  <span className="ip-picture" style={{ width: size }}>
    {src ? <img src={src} alt={alt} loading="lazy" /> : <span aria-hidden="true">{[...name][0]}</span>}
  </span>
);
