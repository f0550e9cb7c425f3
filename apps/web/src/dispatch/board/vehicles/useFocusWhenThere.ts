import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { useEffect, useState } from 'react'
import { unitOpener } from '../boardFocus.ts'

/** Moves the focus to a new unit as soon as its card is there, however long the board takes to load it. */
export function useFocusWhenThere(units: readonly VehicleUnit[]): (unit: string) => void {
  const [added, setAdded] = useState<string | null>(null)
  const isThere = units.some(({ _id }) => _id === added)
  useEffect(() => {
    if (added === null || !isThere) return
    unitOpener(added)?.focus()
    setAdded(null)
  }, [added, isThere])
  return setAdded
}
