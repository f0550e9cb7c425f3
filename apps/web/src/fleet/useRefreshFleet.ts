import { useQueryClient } from '@tanstack/react-query'
import type { Feature } from '../app/queryKeys.ts'

const shown: Feature[] = ['operators', 'cars', 'carSuppliers', 'tourEvents', 'tourCars']

/** Reloads everything that shows cars, suppliers or operators, after a change. */
export function useRefreshFleet(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of shown) void client.invalidateQueries({ queryKey: [feature] })
  }
}
