// A table may be written only by the folder whose entity declares it; other folders may read it.
import { folderOf, tableOwners } from './table-owners.mjs';
import { HOLE, textOf } from './text.mjs';

const WRITE =
  /\b(?:INSERT\s+(?:IGNORE\s+)?INTO|REPLACE\s+INTO|(?<!\b(?:KEY|FOR|ON)\s+)UPDATE|DELETE\s+(?:\w+\s+)?FROM)\s+`?([a-z_]+|\0)/g;

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign:
        '{{folder}} writes the table {{table}}, which {{owner}} owns: call a service of {{owner}} that keeps its rules.',
      unknown: 'No entity declares the table {{table}}.',
      hidden:
        'Name the table of a write in its text (or as `table` of the class), so that its owner can be checked.',
    },
  },
  create(context) {
    const owners = tableOwners();
    const folder = folderOf(context.filename);
    const source = context.sourceCode;
    const check = (node, table) => {
      const owner = owners.get(table);
      if (!owner) context.report({ node, messageId: 'unknown', data: { table } });
      else if (owner !== folder)
        context.report({ node, messageId: 'foreign', data: { folder, table, owner } });
    };
    /** A table name known at run time only: `this.table` is checked where the class sets it. */
    const checkName = (node) => {
      if (node.type === 'Literal') check(node, node.value);
      else if (source.getText(node) !== 'this.table') context.report({ node, messageId: 'hidden' });
    };
    const statement = (node) => {
      const text = textOf(node);
      for (const { 0: write, 1: table, index } of text.matchAll(WRITE)) {
        const holes = text.slice(0, index + write.length).split(HOLE).length - 1;
        if (table === HOLE) checkName(node.expressions[holes - 1]);
        else check(node, table);
      }
    };
    return {
      Literal: statement,
      TemplateLiteral: statement,
      'CallExpression[callee.property.name=/^(insert|update)$/][arguments.length>1]'({
        callee,
        arguments: [table],
      }) {
        if (/\b(sql|db|effect)$/i.test(source.getText(callee.object))) checkName(table);
      },
      "PropertyDefinition[key.name='table'] > Literal.value": ({ parent: { value } }) => checkName(value),
      // A transition writes the table it names.
      "ObjectExpression:has(> Property[key.name='machine']) > Property[key.name='table']": ({ value }) =>
        checkName(value),
    };
  },
};
