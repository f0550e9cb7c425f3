import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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

describe('the OpenAPI document', () => {
  const document = openapiOf(contract, { title: 'Tourdesk', version: '1' })
  const parts = partsOf(document)

  test('has every call', () => {
    const operations = parts.map(({ operationId }) => operationId).filter(Boolean)
    const calls = Object.entries(contract).flatMap(([feature, named]) =>
      Object.keys(named).map((name) => `${feature}.${name}`),
    )
    expect(new Set(operations)).toEqual(new Set(calls))
  })

  test('refers to nothing that it does not have', () => {
    const references = parts.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(0)
    for (const reference of new Set(references)) {
      const at = reference.slice(2).split('/')
      expect(
        at.reduce<unknown>((part, key) => (part as Part | undefined)?.[key], document),
        reference,
      ).toBeTruthy()
    }
  })
})

test('the committed addresses are up to date', () => {
  const committed = readFileSync(new URL('addresses.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(addressesOf(contract))
})

type Part = Record<string, unknown>

/** All objects in a document, at any depth. */
function partsOf(part: unknown): Part[] {
  if (typeof part !== 'object' || part === null) return []
  return [part as Part, ...Object.values(part).flatMap(partsOf)]
}
