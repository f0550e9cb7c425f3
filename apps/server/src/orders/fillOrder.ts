import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { EntryInput, type OrderChange } from '@tourdesk/contract/orders/orderShapes'
import { isMaskedPassport } from '@tourdesk/domain/activity/mask'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderDraft, UserInformation } from '@tourdesk/domain/orders/order'
import type { z } from 'zod'
import { fillIn } from '../kernel/fillIn.ts'

/** What the form of a saved order sends; whether an agency sold it is never the form's to say. */
export type SentOrder = Omit<
  z.output<typeof OrderChange>,
  'agencyMode' | 'updatedAt' | 'overrideSeats' | 'overrideReference'
>

/**
 * The whole order: what was sent, and what is stored for each field that was left out, of the customer and of saved
 * entries as well. Wishes are left to `keepWishes`.
 */
export function fillOrder(stored: OrderDraft, sent: SentOrder): OrderDraft {
  const { userInformation, selectedTours, ...fields } = sent
  return fillIn(stored, {
    ...fields,
    userInformation: keepPassport(stored.userInformation, fillIn(stored.userInformation, userInformation)),
    selectedTours: selectedTours.map((entry) => fillEntry(entryBehind(stored, entry._id), entry)),
  })
}

/** A number that comes back as calls show it, by its last characters, is the stored one. */
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
