import { z } from 'zod'
import { Day, Id, Instant, text } from '../parts.ts'

/** Empty if no day was chosen; the rule refuses that with its own message. */
const ChosenDay = z.union([Day, z.literal('')])

/**
 * A price list of another tour, to be copied as a Draft with new days, and the versions of both tours that
 * were read.
 */
export const ListCopyInput = z.object({
  from: Id,
  list: Id,
  fromUpdatedAt: Instant,
  updatedAt: Instant,
  description: text(200).default(''),
  startDate: ChosenDay.default(''),
  endDate: Day.nullable().default(null),
})
export type ListCopyInput = z.output<typeof ListCopyInput>
