import { isLocked } from '@tourdesk/domain/entries/entry'
import type { SharingTour } from '@tourdesk/domain/orders/shares'
import type { Selectable } from 'kysely'
import type { OrderEntries } from '../schema/orders.ts'

type Columns = 'id' | 'status' | 'undiscounted_cents' | 'total_cents' | 'share_cents' | 'share_usd_cents'

/** A stored entry as the rules of shares see it. */
export function toSharingTour(entry: Pick<Selectable<OrderEntries>, Columns>): SharingTour {
  return {
    _id: entry.id,
    listCents: entry.undiscounted_cents,
    totalCents: entry.total_cents,
    share: entry.share_cents,
    shareUsd: entry.share_usd_cents,
    isCanceled: isLocked(entry),
  }
}
