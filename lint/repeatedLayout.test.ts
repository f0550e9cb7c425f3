import { expect, test } from 'vitest'
import { layoutClasses, repeatedLayout } from './repeatedLayout.ts'

const offered = layoutClasses(`.row { display: flex; align-items: center; }
.gap8 { gap: 8px; }
.gap10 { gap: 10px; }
.across16 { column-gap: 16px; }
.flat { margin: 0; }
.above4 { margin-block-start: 4px; }`)

test.each([
  ['.bar { gap: 8px; align-items: center; display: flex; }', 'row, gap8'],
  ['.bar { gap: 8px 16px; }', 'gap8, across16'],
  ['.bar { margin: 4px 0 0; }', 'flat, above4'],
  ['.bar, .line { margin: 0; }', 'flat'],
])('%s is refused', (rule, classes) => {
  expect(repeatedLayout(`.sheet {\n  color: red;\n}\n\n${rule}`, offered)).toEqual([
    { line: 5, selector: rule.slice(0, rule.indexOf(' {')), classes },
  ])
})

test.each([
  ['says more', '.bar { display: flex; align-items: center; cursor: grab; }'],
  ['has a step of its own', '.bar { gap: 7px; }'],
  ['has a step of its own across', '.bar { gap: 8px 10px; }'],
  ['needs only part of a class', '.bar { align-items: center; }'],
  ['changes the rule above', '.bar:hover { color: red; }\n.bar { gap: 8px; }'],
  ['is under a condition', '@media print {\n  .bar { gap: 8px; }\n}'],
  ['belongs to children', '.bar p { margin: 0; }'],
])('a rule that %s is not', (_, sheet) => {
  expect(repeatedLayout(sheet, offered)).toEqual([])
})
