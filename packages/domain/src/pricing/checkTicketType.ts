import type { Checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { ok } from '../decision.ts'
import { hasFinePercent } from './percent.ts'
import type { TicketType } from './priceList.ts'
import { adultTicket } from './vocabulary.ts'

/** A ticket type as staff keep it. */
export type StoredTicketType = TicketType & { _id: string; notes: string }

/** A ticket type as it was typed; a new one has no `_id`, and `pricePortion` is a share. */
export interface TicketTypeDraft {
  _id?: string | undefined
  type: string
  pricePortion: number | null
  notes: string
}

/** A ticket type whose id is still to be given. */
export type WholeTicketType = Omit<StoredTicketType, '_id'> & { _id?: string | undefined }

/** A ticket type that can be stored, or every wrong field of it; adults pay in full (TICK-04, TICK-05, HOLE-C43, HOLE-C45). */
export function checkTicketType(draft: TicketTypeDraft): Checked<WholeTicketType> {
  const { pricePortion } = draft
  const type = draft.type.trim()
  const issues: Issue[] = []
  if (type === '') issues.push({ field: 'type', code: 'ticket_type_required' })
  const refusal = portionRefusal(type, pricePortion)
  if (refusal) issues.push({ field: 'pricePortion', code: refusal })
  if (issues.length > 0 || !isPortion(pricePortion)) return { ok: false, issues }
  return ok({ ...draft, type, pricePortion })
}

function portionRefusal(type: string, share: number | null) {
  if (!isPortion(share)) return 'price_portion_required'
  if (!hasFinePercent(share)) return 'percent_decimals'
  return type === adultTicket && share !== 1 ? 'adult_portion_fixed' : null
}

function isPortion(share: number | null): share is number {
  return share !== null && share >= 0 && share <= 1
}
