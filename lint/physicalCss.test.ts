import { expect, test } from 'vitest'
import { physicalCss } from './physicalCss.ts'

test('a sheet with start and end passes', () => {
  const sheet = `.row { margin-inline-start: 4px; inset-inline-end: 0; text-align: start }
    /* left: 0 */ .left { color: red } .x:hover { transition: left 1s }`
  expect(physicalCss(sheet)).toEqual([])
})

test.each([
  'margin-left: 4px',
  'padding-right: 0',
  'left: 0',
  'border-top-left-radius: 4px',
  'text-align: right',
  'float: left',
])('%s is refused with its line', (declaration) => {
  expect(physicalCss(`.row {\n  color: red;\n  ${declaration};\n}`)).toEqual([{ line: 3, declaration }])
})
