import { useQueryClient } from '@tanstack/react-query'
import type { DepartureInput, WholeDeparture } from '@tourdesk/contract/departures/departures'
import { api } from '../../app/api.ts'
import { useOfferUndo } from '../../app/useOfferUndo.ts'

/** Saves what's decided about a departure, and offers to undo it. */
export function useSaveDeparture({ tour, date, updatedAt }: WholeDeparture) {
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const reload = () => void client.invalidateQueries({ queryKey: ['departures'] })
  return {
    reload,
    save: (change: DepartureInput) =>
      api.departures.change({ params: { tour: tour._id, date }, body: { ...change, updatedAt } }),
    done: (text: string, saved: { undo: string | null }) => {
      reload()
      void client.invalidateQueries({ queryKey: ['tourEvents'] })
      offerUndo(text, `${tour._id} ${date}`, saved)
    },
  }
}
