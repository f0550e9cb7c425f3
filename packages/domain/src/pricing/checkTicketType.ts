import { type Checked, checkFields, decided, filled } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { hasFinePercent } from '../percent.ts'
import type { TicketType } from './priceList.ts'
import { adultTicket } from './vocabulary.ts'

/** A ticket type in price management. */
export type StoredTicketType = TicketType & { _id: string; notes: string }

/** A ticket type as typed; a new one has no `_id`, and `pricePortion` is a share. */
export interface TicketTypeDraft {
  _id?: string | undefined
  type: string
  pricePortion: number | null
  notes: string
}

/** A ticket type before it gets its id. */
export type WholeTicketType = Omit<StoredTicketType, '_id'> & { _id?: string | undefined }

/** A valid ticket type, or all its errors; adults pay in full. */
export function checkTicketType(draft: TicketTypeDraft): Checked<WholeTicketType> {
  const type = draft.type.trim()
  return checkFields(draft, {
    type: filled('type', type, 'ticket_type_required'),
    pricePortion: decided('pricePortion', readPortion(type, draft.pricePortion)),
  })
}

function readPortion(type: string, share: number | null): Decision<number> {
  if (share === null || !(share >= 0 && share <= 1)) return refuse('price_portion_required')
  if (!hasFinePercent(share)) return refuse('percent_decimals')
  return type === adultTicket && share !== 1 ? refuse('adult_portion_fixed') : ok(share)
}
