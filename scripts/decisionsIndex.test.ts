import { expect, test } from 'vitest'
import { indexProblems } from './decisionsIndex.ts'

const pages = ['001-data.md', '002-grid.md', '003-parts.md']
const index = `
| [001](001-data.md) | Calls are data | holds |
| [002](002-grid.md) | A grid of our own | partly replaced by 001, 003 |
| [003](003-parts.md) | Parts of a party, see [architecture](../architecture.md) | holds; extended by 002 |
`

test('a list with every decision once passes', () => {
  expect(indexProblems(index, pages)).toEqual([])
})

test.each([
  ['a page that is missing', index, [...pages, '004-new.md'], "004-new.md isn't in the list"],
  ['a row whose page is gone', index, pages.slice(0, 2), '003-parts.md does not exist'],
  [
    'a page listed twice',
    `${index}| [002](002-grid.md) |`,
    pages,
    '002-grid.md is in the list more than once',
  ],
  ['a wrong number', index.replace('[002]', '[020]'), pages, '002-grid.md is listed as 020'],
  ['a later one that never was', index.replace('by 002', 'by 999'), pages, 'there is no decision 999'],
])('%s is found', (_, text, files, problem) => {
  expect(indexProblems(text, files)).toContain(problem)
})
