import { expect, test } from 'vitest'
import { deadReferences } from './deadReferences.ts'

const known = {
  hasPath: (path: string) => ['apps/server', 'docs/pricing.md', 'docs'].includes(path),
  hasScript: (name: string) => ['start', 'verify'].includes(name),
}

test('a document with working references passes', () => {
  const text =
    'See [prices](pricing.md#rounding) and `apps/server`, run `npm run verify` or `npm start`; https://nodejs.org'
  expect(deadReferences('docs/architecture.md', text, known)).toEqual([])
})

test('patterns and placeholders are not taken for paths', () => {
  expect(deadReferences('README.md', '`docs/decisions/NNN.md` `apps/*/src` `packages/{a}`', known)).toEqual(
    [],
  )
})

test.each([
  ['[prices](prices.md)', 'docs/a.md: docs/prices.md does not exist'],
  ['[prices](../prices.md)', 'docs/a.md: prices.md does not exist'],
  ['`apps/mobile/src`', 'docs/a.md: apps/mobile/src does not exist'],
  ['`npm run launch`', 'docs/a.md: there is no npm run launch'],
  ['npm test', 'docs/a.md: there is no npm run test'],
])('%s is found dead', (text, problem) => {
  expect(deadReferences('docs/a.md', text, known)).toEqual([problem])
})
