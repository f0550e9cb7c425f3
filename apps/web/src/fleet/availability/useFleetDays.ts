import { useQueryClient } from '@tanstack/react-query'
import type { FleetDays } from '@tourdesk/contract/fleet/availabilities'
import { queries } from '../../app/api.ts'
import type { Days } from './gridDays.ts'

/** Shows the result of a change at once, and reloads what depends on it. */
export function useFleetDays(days: Days): (answer: FleetDays) => void {
  const client = useQueryClient()
  return ({ cars, guides, drivers }) => {
    const { cars: ofCars, operators } = queries
    client.setQueryData(ofCars.list({ query: days }).queryKey, { data: cars })
    client.setQueryData(operators.list({ query: { ...days, role: 'guide' } }).queryKey, { data: guides })
    client.setQueryData(operators.list({ query: { ...days, role: 'driver' } }).queryKey, { data: drivers })
    for (const feature of ['cars', 'operators', 'tourEvents', 'tourCars'] as const)
      void client.invalidateQueries({ queryKey: [feature], refetchType: 'none' })
  }
}
