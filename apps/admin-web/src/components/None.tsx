/** Shown for an empty value. */
export const None = () => <span className="none">—</span>;
