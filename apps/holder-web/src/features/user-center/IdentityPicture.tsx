/** A passport under the glass. */
export const IdentityPicture = () => (
  <svg width="148" height="104" viewBox="0 0 148 104" fill="none" aria-hidden="true">
    <rect
      x="8"
      y="16"
      width="104"
      height="76"
      rx="10"
      fill="var(--ui-paper-sunk)"
      stroke="var(--ui-hairline)"
      strokeWidth="1.5"
    />
    <circle cx="38" cy="46" r="11" fill="var(--ui-jade)" opacity=".35" />
    <path d="M20 76c2-12 9-18 18-18s16 6 18 18" fill="var(--ui-jade)" opacity=".35" />
    <path d="M68 40h30M68 52h22M68 64h26" stroke="var(--ui-hairline)" strokeWidth="6" strokeLinecap="round" />
    <circle
      cx="108"
      cy="62"
      r="24"
      fill="var(--ui-paper-raised)"
      fillOpacity=".7"
      stroke="var(--ui-seal)"
      strokeWidth="4"
    />
    <path d="m125 80 14 14" stroke="var(--ui-seal)" strokeWidth="7" strokeLinecap="round" />
    <path
      d="m98 62 7 7 13-14"
      stroke="var(--ui-seal)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
