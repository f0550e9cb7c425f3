import { useQueryClient } from '@tanstack/react-query'

const shown = ['operators', 'cars', 'carSuppliers', 'tourEvents', 'tourCars']

/** Everything that shows cars, suppliers or operators asks again after a change. */
export function useRefreshFleet(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of shown) void client.invalidateQueries({ queryKey: [feature] })
  }
}
