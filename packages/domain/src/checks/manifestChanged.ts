import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A unit that changed since its last sheet was handed out. */
export const manifestChanged: Check<'manifest_changed'> = {
  severity: 'warn',
  find: ({ units, changedSheets }) =>
    changedSheets.flatMap(({ unit: id, version }) => {
      const unit = units.find(({ _id }) => _id === id)
      return unit ? [{ ...aboutUnit(unit), params: { n: version }, facts: [version] }] : []
    }),
}
