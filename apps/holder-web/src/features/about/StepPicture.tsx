import type { ReactNode } from 'react';

const SHEET = 'M34 18h44l14 14v62H34z';
const SEAL = 'M2 1.500 14 1l12 .5 1 12.500L26 26l-12 1-12-1L1 14z';

/** A drawing for each step. Decorative, because the text beside it says everything. */
const DRAWINGS: readonly ReactNode[] = [
  // A document arrives.
  <>
    <path className="ink" d="M16 104V14h86M104 104H12" />
    <path className="paper" d="M44 34h38l12 12v46H44z" />
    <path className="ink" d="M44 34h38l12 12v46H44zM82 34v12h12" />
    <path className="soft" d="M54 58h28M54 68h28M54 78h16" />
    <path className="red" d="M24 62h14m-6-7 7 7-7 7" />
  </>,
  // It is reviewed.
  <>
    <path className="paper" d={SHEET} />
    <path className="ink" d={`${SHEET}M78 18v14h14`} />
    <path className="soft" d="M44 44h36M44 54h30M44 64h14" />
    <circle className="paper" cx="76" cy="74" r="19" />
    <circle className="red" cx="76" cy="74" r="19" />
    <path className="red" d="m90 88 15 16" />
    <path className="ink" d="M67 70h18M67 78h11" />
  </>,
  // It is answered and agreed.
  <>
    <path className="paper" d="M14 22h58v40H38L24 74V62H14z" />
    <path className="ink" d="M14 22h58v40H38L24 74V62H14z" />
    <path className="soft" d="M26 36h34M26 47h22" />
    <path className="paper" d="M50 56h56v38H96v12L82 94H50z" />
    <path className="ink" d="M50 56h56v38H96v12L82 94H50z" />
    <path className="red" d="m66 75 9 9 16-18" />
  </>,
  // Two halves of a contract under one seal.
  <>
    <path className="paper" d="M14 24h46v72H14zM60 24h46v72H60z" />
    <path className="ink" d="M14 24h46v72H14zM60 24h46v72H60z" />
    <path className="soft" d="M24 38h24M24 48h24M72 38h24M72 48h24" />
    <g transform="translate(44 58) rotate(-5 16 16) scale(1.150)">
      <path className="stamp" d={SEAL} />
      <path className="cut" d="M8 8h12M14 8v12M8 20h12" />
    </g>
  </>,
];

export const StepPicture = ({ at }: { at: number }) => (
  <svg className="about-step-picture" viewBox="0 0 120 120" aria-hidden="true">
    {DRAWINGS[at]}
  </svg>
);
