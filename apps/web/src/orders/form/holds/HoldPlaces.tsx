import { useWatch } from 'react-hook-form'
import { useOrderDesk } from '../OrderDesk.ts'
import { HoldEntry } from './HoldEntry.tsx'

/** Holds the places of the entries whose tours limit them, and says if they’re lost. */
export function HoldPlaces() {
  const { form } = useOrderDesk()
  const count = useWatch({ control: form.control, name: 'selectedTours', compute: ({ length }) => length })
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <HoldEntry key={index} index={index} />
  ))
}
