/** Replaces an expression within a template. */
export const HOLE = '\0';

/** The text of a literal or template; empty for other nodes. */
export const textOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join(HOLE)
    : typeof node.value === 'string'
      ? node.value
      : '';
