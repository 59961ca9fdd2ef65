import { expect, it } from 'vitest'
import { table } from './table.ts'

it('a table is Markdown with names to the left and figures to the right', () => {
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

it('a table leaves a cell empty for what was not measured', () => {
  expect(table(['Read', 'CPU'], [['login']])).toContain('| login |     |')
})
