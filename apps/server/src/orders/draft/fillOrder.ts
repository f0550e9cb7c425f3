import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { EntryInput, type OrderChange } from '@tourdesk/contract/orders/orderShapes'
import { isMaskedPassport } from '@tourdesk/domain/activity/mask'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderDraft, UserInformation } from '@tourdesk/domain/orders/order'
import type { z } from 'zod'
import { fillIn } from '../../kernel/fillIn.ts'

/** The fields that the form of a saved order sends. Whether an agency sold it isn't for the form to say. */
export type SentOrder = Omit<
  z.output<typeof OrderChange>,
  | 'agencyMode'
  | 'updatedAt'
  | 'overrideSeats'
  | 'overrideReference'
  | 'creditReason'
  | 'oversell'
  | 'sellClosed'
  | 'holds'
>

/**
 * The whole order: the fields that were sent, and the stored values of those left out, including the
 * customer's and saved entries'. Leaves wishes to `keepWishes`.
 */
export function fillOrder(stored: OrderDraft, sent: SentOrder): OrderDraft {
  const { userInformation, selectedTours, ...fields } = sent
  return fillIn(stored, {
    ...fields,
    userInformation: keepPassport(stored.userInformation, fillIn(stored.userInformation, userInformation)),
    selectedTours: selectedTours.map((entry) => fillEntry(entryBehind(stored, entry._id), entry)),
  })
}

/** Keeps the stored number if it's sent back masked, with only its last characters. */
function keepPassport(stored: UserInformation, filled: UserInformation): UserInformation {
  const { passportNumber } = stored
  return isMaskedPassport(filled.passportNumber) ? { ...filled, passportNumber } : filled
}

function fillEntry(stored: EntryDraft, { dropoff, ...sent }: SentOrder['selectedTours'][number]): EntryDraft {
  const { is_extra_service = false } = stored.dropoff ?? {}
  return fillIn(stored, { ...sent, dropoff: dropoff && fillIn({ ...dropoff, is_extra_service }, dropoff) })
}

function entryBehind({ selectedTours }: OrderDraft, id: string | undefined): EntryDraft {
  const saved = id === undefined ? undefined : selectedTours.find(({ _id }) => _id === id)
  if (!saved) return startValues(EntryInput)
  const { licensePlate: _plate, guide: _guide, ...entry } = saved
  return entry
}
