import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { useRoad } from './RoadContext.ts'

/** What's still to be collected from a party; null too while cash from it waits on the phone, which the sheet can't know. */
export function useToCollect({ entry, collect }: SheetParty): SheetParty['collect'] {
  const { parties } = useRoad()
  const waits = parties.get(entry)?.events.some(({ kind, isSent }) => kind === 'cash' && !isSent)
  return waits ? null : collect
}
