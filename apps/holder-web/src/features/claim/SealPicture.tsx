/** A sheet waiting for its seal. */
export const SealPicture = () => (
  <svg width="168" height="128" viewBox="0 0 168 128" fill="none" aria-hidden="true">
    <path
      d="M34 12h78l22 22v82H34z"
      fill="var(--ui-paper-raised)"
      stroke="var(--ui-hairline)"
      strokeWidth="1.5"
    />
    <path d="M112 12v22h22" stroke="var(--ui-hairline)" strokeWidth="1.5" />
    <path
      d="M50 44h48M50 58h66M50 72h40"
      stroke="var(--ui-paper-sunk)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g transform="rotate(-8 122 88)">
      <rect x="100" y="66" width="44" height="44" rx="7" fill="var(--ui-seal)" />
      <path
        d="M112 78v20M120 78v20M120 79h7a5 5 0 0 1 0 10h-7"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </svg>
);
