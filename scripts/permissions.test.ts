import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@tourdesk/contract/contract'
import { expect, test } from 'vitest'
import { permissionsDocument } from '../apps/server/test/permissions/document.ts'
import { readTable } from '../apps/server/test/permissions/readTable.ts'
import { table } from '../apps/server/test/permissions/table.ts'
import { root } from './project.ts'

test('docs/permissions.md matches the tested table', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsDocument())
})

test('ROLE-28 every call of the contract has exactly one row', () => {
  const rows = readTable(table)
  const calls = Object.entries(contract).flatMap(([feature, routes]) =>
    Object.keys(routes).map((name) => `${feature}.${name}`),
  )
  expect([...new Set(rows.map(({ call }) => call))].sort()).toEqual(calls.sort())
  const keys = rows.map(({ call, about }) => `${call} ${about}`)
  expect(new Set(keys).size).toBe(keys.length)
})
