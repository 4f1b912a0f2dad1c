/** The logo: a seal with two letters in the style of seal script. */
export const Seal = ({ size = 38 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      fill="#B4322A"
      d="M4.5 1.800 20 1.200l15.200.5c2.100.1 3.300 1.300 3.400 3.300l.3 15-.4 14.800c-.1 2.300-1.200 3.500-3.500 3.600l-14.800.4-15.300-.3c-2.200-.1-3.400-1.300-3.500-3.500L1.100 20l.3-15c.1-2 1.200-3.100 3.100-3.200Z"
    />
    <g fill="none" stroke="#FFFDF9" strokeWidth="2.6" strokeLinecap="square">
      <path d="M8 8.500h8M12 8.500v23M8 31.500h8" />
      <path d="M21.500 32V8.500H32V20H21.500" />
      <path d="M26.600 13.200v2.300M26.600 25.500V32M32 25.500V32" />
    </g>
  </svg>
);
