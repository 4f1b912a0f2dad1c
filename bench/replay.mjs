// Statements of one call as a template for many: the bare server replays what the API sent to the database.

/** Values that are new with every call, by their form: keyed hashes, keys of limits, ids, numbers of sheets, addresses. */
const FORMS = [
  [/\b[0-9a-f]{64}\b/g, '0123456789abcdef'],
  [/\b[0-9a-f]{40}\b/g, '0123456789abcdef'],
  [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, '0123456789ABCDEFGHJKMNPQRSTVWXYZ'],
  [/\b\d{6}[0-9A-HJKMNP-TV-Z]{6}\b/g, '0123456789ABCDEFGHJKMNPQRSTVWXYZ'],
  [/\b10(?:\.\d{1,3}){3}\b/g, undefined],
];

/** The log of the database since `began`, from connections to this database, without the polling of jobs. */
export async function logged(pool) {
  const [rows] = await pool.query(
    "SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log WHERE command_type IN ('Query', 'Execute') AND thread_id IN (SELECT id FROM information_schema.processlist WHERE db = DATABASE())",
  );
  return rows
    .map(({ statement }) => statement)
    .filter(
      (one) => one.startsWith('INSERT') || !/general_log|\bjob\b.*(lease|SKIP LOCKED|run_at)/is.test(one),
    );
}

/** Values of the first call's statements that those of a second one do not have, with the digits of their form. */
export function variablesOf(statements, others) {
  const [text, other] = [statements.join('\n'), others.join('\n')];
  return FORMS.flatMap(([form, digits]) =>
    [...new Set(text.match(form) ?? [])]
      .filter((value) => !other.includes(value))
      .map((value) => ({ value, digits })),
  );
}

const anyOf = (digits) => digits[Math.floor(Math.random() * digits.length)];
const byte = () => Math.floor(Math.random() * 256);

/** A new value of the same form; the first six characters stay, which are the day in a number and the time in an id. */
const fresh = ({ value, digits }) =>
  digits
    ? value.slice(0, 6) + Array.from({ length: value.length - 6 }, () => anyOf(digits)).join('')
    : `10.${byte()}.${byte()}.${byte()}`;

/** The statements for another call; `given` are values it must have instead of fresh ones. */
export function statementsFor({ statements, variables }, given) {
  const values = new Map(variables.map((one) => [one.value, given[one.value] ?? fresh(one)]));
  const known = new RegExp([...values.keys()].map((value) => value.replaceAll('.', '\\.')).join('|'), 'g');
  return statements.map((one) => one.replace(known, (value) => values.get(value)));
}
