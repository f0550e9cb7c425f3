import type { QueryClient } from '@tanstack/react-query'
import { otherTabs } from '../../app/session/otherTabs.ts'

/** After a change of the person's second factors: what shows them loads again, in the browser's other tabs too. */
export async function reloadFactors(client: QueryClient): Promise<void> {
  const features = ['passkeys', 'secondFactor', 'session'] as const
  await Promise.all(features.map((feature) => client.invalidateQueries({ queryKey: [feature] })))
  otherTabs.tell()
}
