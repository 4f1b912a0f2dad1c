import { statementName } from './statement-name';

it.each([
  ['SELECT id FROM member WHERE phone_hash = ?', 'SELECT member'],
  ['  SELECT s.id, (SELECT COUNT(*) FROM message m) AS n FROM member_session s', 'SELECT message'],
  ['INSERT INTO `job` (id) VALUES (?)', 'INSERT job'],
  ['INSERT IGNORE INTO lease (name) VALUES (?)', 'INSERT lease'],
  ['UPDATE `staff` SET name = ?', 'UPDATE staff'],
  ["DELETE FROM rate_limit WHERE `key` LIKE 'sign_in%'", 'DELETE rate_limit'],
  ['SELECT id FROM job FOR UPDATE SKIP LOCKED', 'SELECT job'],
  ['(SELECT 1 FROM a) UNION (SELECT 2 FROM b)', 'SELECT a'],
  ['SET SESSION max_statement_time = 0', 'SET'],
])('names %s by what it does', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
