import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionsDocument } from '../apps/server/test/permissions/document.ts'
import { root } from './project.ts'

// npm run permissions: writes docs/permissions.md from the tested table.
writeFileSync(join(root, 'docs/permissions.md'), permissionsDocument())
