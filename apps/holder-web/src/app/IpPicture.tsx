import './ip-picture.css';

interface Props {
  src: string | null | undefined;
  name: string | undefined;
  /** Side in pixels; if absent, as wide as its container. */
  size?: number;
  /** Alternative text, if the picture says more than the text beside it. */
  alt?: string;
}

/** An IP's picture, or the first character of its name. */
export const IpPicture = ({ src, name = '', size, alt = '' }: Props) => (
  <span className="ip-picture" style={{ width: size }}>
    {src ? <img src={src} alt={alt} loading="lazy" /> : <span aria-hidden="true">{[...name][0]}</span>}
  </span>
);
