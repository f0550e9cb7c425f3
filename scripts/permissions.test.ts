import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissionsDocument } from '../apps/server/test/permissions/document.ts'
import { root } from './project.ts'

test('docs/permissions.md is the one of the table that the tests prove', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsDocument())
})
