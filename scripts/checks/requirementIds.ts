import { provenIds, requirementRows } from '../requirementRows.ts'
import { report } from './report.ts'

const rows = requirementRows()
const ids = new Set(rows.map(({ id }) => id))
const prefixes = new Set(rows.map(({ prefix }) => prefix))
report(
  provenIds()
    .filter(({ id }) => prefixes.has(id.split('-')[0]!) && !ids.has(id))
    .map(({ id, path }) => `${path}: ${id} is no row of docs/requirements`),
)
