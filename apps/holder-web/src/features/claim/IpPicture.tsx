/** An IP's picture, or the first character of its name on paper. */
export const IpPicture = ({ src, name, size }: { src: string | null; name: string; size: number }) => (
  <span className="claim-picture" style={{ width: size, height: size, fontSize: size / 2.6 }}>
    {src ? (
      <img src={src} alt="" width={size} height={size} loading="lazy" />
    ) : (
      <span aria-hidden="true">{[...name][0]}</span>
    )}
  </span>
);
