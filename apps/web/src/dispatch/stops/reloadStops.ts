import type { QueryClient } from '@tanstack/react-query'
import { refreshPlanning } from '../refreshPlanning.ts'

/** Reloads what shows stops and pickup times. */
export async function reloadStops(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['unitStops'] }),
    client.invalidateQueries({ queryKey: ['orders'] }),
    refreshPlanning(client),
  ])
}
