import type { QueryClient } from '@tanstack/react-query'
import { otherTabs } from '../../app/session/otherTabs.ts'

/** Reloads everything that shows the user's second factors, in the browser's other tabs too. */
export async function reloadFactors(client: QueryClient): Promise<void> {
  const features = ['passkeys', 'secondFactor', 'session'] as const
  await Promise.all(features.map((feature) => client.invalidateQueries({ queryKey: [feature] })))
  otherTabs.tell()
}
