import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { splitStatements } from './split-statements.ts'

test.each([
  ['one statement, with and without an end', 'DO 1', ['DO 1']],
  ['several', 'DO 1;\nDO 2 ;', ['DO 1', 'DO 2']],
  [
    'an end in a string',
    `INSERT INTO a VALUES ('x;''y\\';z', "a;""b");DO 1`,
    [`INSERT INTO a VALUES ('x;''y\\';z', "a;""b")`, 'DO 1'],
  ],
  ['an end in a name', 'DROP TABLE `a;``b`; DO 1', ['DROP TABLE `a;``b`', 'DO 1']],
  ['an end in a comment', "-- one; two's\nDO 1; # three; \"four\nDO 2 /* five; 'six */;", ['DO 1', 'DO 2']],
  ['a comment at the end without a line end', 'DO 1; --', ['DO 1']],
  ['a minus and a division, which begin no comment', 'SELECT 3--1, 4/2;DO 1', ['SELECT 3--1, 4/2', 'DO 1']],
  ['a comment that servers execute', 'DO 1 /*!80000 + 1; */;DO 2', ['DO 1 /*!80000 + 1; */', 'DO 2']],
  ['a quote that nothing closes', "DO 'a; DO 2", ["DO 'a", 'DO 2']],
  [
    'a trigger, to the end',
    'DO 1; CREATE TRIGGER t BEGIN DO 1; DO 2; END;',
    ['DO 1', 'CREATE TRIGGER t BEGIN DO 1; DO 2; END;'],
  ],
  ['nothing but comments', '-- nothing;\n/* here; */ ;', []],
])('splits %s', (_what, script, statements) => {
  expect(splitStatements(script)).toEqual(statements)
})

test('splits the migrations so that each statement begins with a verb', async () => {
  const statements = (await readMigrations()).flatMap(({ script }) => splitStatements(script))
  const verbs = statements.map((statement) => statement.split(/\s/)[0])
  expect(new Set(verbs)).toEqual(
    new Set(['CREATE', 'ALTER', 'DROP', 'INSERT', 'UPDATE', 'DELETE'].filter((verb) => verbs.includes(verb))),
  )
})
