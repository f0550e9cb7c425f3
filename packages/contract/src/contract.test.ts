import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { addressesOf } from './kernel/addresses.ts'
import { openapiOf } from './kernel/openapi.ts'
import type { Route } from './kernel/route.ts'

const routes: Route[] = Object.values(contract).flatMap((calls) => Object.values(calls))

test('calls that share an address have marks that distinguish them', () => {
  const marks = routes.map(
    ({ method, path, when }) => `${method} ${path.replace(/:\w+/g, ':')} ${JSON.stringify(when ?? '')}`,
  )
  expect(new Set(marks).size).toBe(marks.length)
})

test('the committed OpenAPI document is up to date', () => {
  const made = openapiOf(contract, { title: 'Tourdesk', version: '1' })
  expect(committed('openapi.json')).toEqual(JSON.parse(JSON.stringify(made)))
})

test('the committed addresses are up to date', () => {
  expect(committed('addresses.json')).toEqual(addressesOf(contract))
})

/** A file that `npm run openapi` writes. */
function committed(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
