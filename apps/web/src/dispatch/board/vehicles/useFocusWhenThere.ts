import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useEffect, useState } from 'react'
import { unitOpener } from '../boardFocus.ts'

/**
 * Focuses a new unit once its card appears, however long the board takes to load it. If the user has moved
 * the focus in the meantime, it stays there.
 */
export function useFocusWhenThere(
  units: readonly Pick<VehicleUnit, '_id'>[],
): (unit: string, from: Element | null) => void {
  const [added, setAdded] = useState<{ unit: string; from: Element | null } | null>(null)
  const isThere = units.some(({ _id }) => _id === added?.unit)
  useEffect(() => {
    if (added === null || !isThere) return
    const { activeElement, body } = document
    if (activeElement === added.from || activeElement === body) unitOpener(added.unit)?.focus()
    setAdded(null)
  }, [added, isThere])
  return (unit, from) => setAdded({ unit, from })
}
