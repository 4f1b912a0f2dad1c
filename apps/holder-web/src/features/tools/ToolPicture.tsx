import type { ReactNode } from 'react';
import type { Tool } from '../../app/menu';

const DRAWINGS: Record<Tool, ReactNode> = {
  ycdataIntroduce: (
    <>
      <path d="M24 96V66M48 96V48M72 96V58M96 96V30" />
      <path className="tool-seal" d="M20 52 46 34l24 10 30-26" />
      <path d="M14 104h92" />
    </>
  ),
  yimatongIntroduce: (
    <>
      <path d="M26 26h28v28H26zM66 26h28v28H66zM26 66h28v28H26z" />
      <path className="tool-seal" d="m66 82 10 11 19-23" />
      <path d="M36 36h8v8h-8zM76 36h8v8h-8zM36 76h8v8h-8z" />
    </>
  ),
  arService: (
    <>
      <path d="M20 40V22h18M82 22h18v18M100 80v18H82M38 98H20V80" />
      <path className="tool-seal" d="m60 36 24 13v26L60 88 36 75V49z" />
      <path d="M36 49l24 13 24-13M60 62v26" />
    </>
  ),
  aiService: (
    <>
      <path d="M22 94c22-6 38-22 62-62M74 24l18 18" />
      <path className="tool-seal" d="M34 28v16M26 36h16M88 70v20M78 80h20" />
      <path d="M22 94l4-18 14 12z" />
    </>
  ),
};

/** A line drawing for a service; decorative. */
export const ToolPicture = ({ tool }: { tool: Tool }) => (
  <svg className="tool-picture" viewBox="0 0 120 120" aria-hidden="true">
    {DRAWINGS[tool]}
  </svg>
);
