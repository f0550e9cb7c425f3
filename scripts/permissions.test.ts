import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissionsDocument } from '../apps/server/test/permissions/document.ts'
import { root } from './project.ts'

test('docs/permissions.md matches the tested table', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionsDocument())
})
