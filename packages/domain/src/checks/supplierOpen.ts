import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A car supplier that wasn't asked, or hasn't confirmed. */
export const supplierOpen: Check<'supplier_open'> = {
  severity: 'warn',
  find: ({ units }) =>
    units.flatMap((unit) => {
      if (!unit.supplier) return []
      const { name, state } = unit.supplier
      if (state !== 'not_asked' && state !== 'asked') return []
      return [{ ...aboutUnit(unit), params: { name, state }, facts: [name, state] }]
    }),
}
