import type { QueryClient } from '@tanstack/react-query'

/** Reloads what the calendar, the board and the dialog show. */
export async function refreshPlanning(client: QueryClient): Promise<void> {
  const features = ['tourEvents', 'tourCars']
  await Promise.all(features.map((feature) => client.invalidateQueries({ queryKey: [feature] })))
}
