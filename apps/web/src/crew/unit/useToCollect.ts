import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { useRoad } from './RoadContext.ts'

/** The amount to collect from a party; null if none, or while its cash is unsent and so not on the sheet. */
export function useToCollect({ entry, collect }: SheetParty): SheetParty['collect'] {
  const { parties } = useRoad()
  const waits = parties.get(entry)?.events.some(({ kind, isSent }) => kind === 'cash' && !isSent)
  return waits ? null : collect
}
