/** A door that is still closed, with light under it. */
export const DoorPicture = () => (
  <svg width="152" height="132" viewBox="0 0 152 132" fill="none" aria-hidden="true">
    <path d="M16 118h120" stroke="var(--ui-hairline)" strokeWidth="2" strokeLinecap="round" />
    <rect
      x="42"
      y="14"
      width="68"
      height="104"
      rx="34"
      fill="var(--ui-paper-raised)"
      stroke="var(--ui-hairline)"
      strokeWidth="1.5"
    />
    <path d="M76 14v104" stroke="var(--ui-hairline)" strokeWidth="1.5" />
    <path d="M44 115h64" stroke="var(--ui-amber-wash)" strokeWidth="5" />
    <circle cx="68" cy="68" r="3.5" fill="var(--ui-seal)" />
    <circle cx="84" cy="68" r="3.5" fill="var(--ui-seal)" />
    <rect x="63" y="34" width="26" height="15" rx="4" fill="var(--ui-seal)" />
  </svg>
);
