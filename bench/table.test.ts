import { expect, it } from 'vitest'
import { table } from './table.ts'

it('is Markdown that reads as a table: names to the left, figures to the right', () => {
  expect(
    table(
      ['Read', 'req/s'],
      [
        ['floor', '5,000'],
        ['random search', '7'],
      ],
    ),
  ).toBe(
    [
      '| Read          | req/s |',
      '|---------------|------:|',
      '| floor         | 5,000 |',
      '| random search |     7 |',
    ].join('\n'),
  )
})

it('leaves a cell empty for what was not measured', () => {
  expect(table(['Read', 'CPU'], [['login']])).toContain('| login |     |')
})
