// A state may be named only in its machine; other code must ask the machine for its states. The option `names` matches the
// fields that hold one: screens call states of their own `status`.
import { textOf } from './text.mjs';

const NAMES = '^(state|status|\\w+_state|\\w+_status)$';
const IN_SQL = /\b(?:\w+_)?(?:state|status)`?\s*(?:=|<>|!=|(?:NOT\s+)?IN\s*\()\s*'(\w+)'/g;
const EQUALITY = /^[!=]==?$/;

const nameOf = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : node.type === 'ChainExpression'
        ? nameOf(node.expression)
        : '';
const isWord = (node) => node.type === 'Literal' && typeof node.value === 'string';

export default {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { names: { type: 'string' } }, additionalProperties: false }],
    messages: {
      literal: "Ask the machine instead of naming its state '{{state}}': statesAwaiting, initial, from, to.",
    },
  },
  create(context) {
    const holdsState = new RegExp(context.options[0]?.names ?? NAMES);
    const report = (node, state) => context.report({ node, messageId: 'literal', data: { state } });
    const statement = (node) => {
      for (const [, state] of textOf(node).matchAll(IN_SQL)) report(node, state);
    };
    return {
      Literal: statement,
      TemplateLiteral: statement,
      BinaryExpression({ operator, left, right }) {
        if (!EQUALITY.test(operator)) return;
        if (holdsState.test(nameOf(left)) && isWord(right)) report(right, right.value);
        if (holdsState.test(nameOf(right)) && isWord(left)) report(left, left.value);
      },
      // sql.insert('claim', { state: 'new' }), sql.update('claim', { … }, { state: 'new' })
      'CallExpression[callee.property.name=/^(insert|update)$/] > ObjectExpression.arguments > Property'({
        key,
        value,
      }) {
        if (holdsState.test(key.name ?? key.value) && isWord(value)) report(value, value.value);
      },
    };
  },
};
