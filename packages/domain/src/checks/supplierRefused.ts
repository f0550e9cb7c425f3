import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A car supplier that doesn't send the vehicle. */
export const supplierRefused: Check<'supplier_refused'> = {
  severity: 'stop',
  find: ({ units }) =>
    units.flatMap((unit) => {
      const { supplier } = unit
      if (supplier?.state !== 'refused') return []
      return [{ ...aboutUnit(unit), params: { name: supplier.name }, facts: [supplier.name] }]
    }),
}
