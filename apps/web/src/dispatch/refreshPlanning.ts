import type { QueryClient } from '@tanstack/react-query'
import type { Feature } from '../app/queryKeys.ts'

/** Reloads what the calendar, the board and the dialog show. */
export async function refreshPlanning(client: QueryClient): Promise<void> {
  const features: Feature[] = ['tourEvents', 'tourCars']
  await Promise.all(features.map((feature) => client.invalidateQueries({ queryKey: [feature] })))
}
