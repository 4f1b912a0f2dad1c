/** Placeholder of the cover. */
export const EmptyCover = () => (
  <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="320" height="200" fill="var(--ui-paper-sunk)" />
    <circle cx="236" cy="62" r="24" fill="var(--ui-seal)" opacity=".82" />
    <path
      d="M-10 168c40-44 70-66 96-66 30 0 38 34 66 34 24 0 40-22 62-22 34 0 62 34 116 54v52H-10z"
      fill="var(--ui-jade)"
      opacity=".18"
    />
    <path
      d="M-10 184c52-30 88-40 122-34 40 8 66 22 104 12 36-10 66-16 114-6v54H-10z"
      fill="var(--ui-ink)"
      opacity=".14"
    />
    <path
      d="M30 150c18-22 34-36 52-42M92 104c14 2 24 14 34 26"
      fill="none"
      stroke="var(--ui-ink)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".28"
    />
  </svg>
);

/** Placeholder of the portrait. */
export const EmptyFace = () => (
  <svg width="40" height="40" viewBox="0 0 40 40" fill="currentColor" opacity=".5" aria-hidden="true">
    <circle cx="20" cy="14" r="7" />
    <path d="M5 36c1-9 7-13 15-13s14 4 15 13z" />
  </svg>
);
