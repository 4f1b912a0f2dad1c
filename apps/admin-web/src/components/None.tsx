/** Stands where there is no value. */
export const None = () => <span className="none">—</span>;
