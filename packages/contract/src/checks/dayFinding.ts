import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { type FindingCode, type FindingParams, severities } from '@tourdesk/domain/checks/finding'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant } from '../parts.ts'

const finding = {
  /** Changes with every fact behind the finding. */
  key: z.string(),
  severity: z.enum(severities),
  /** Null for the whole day, or if the vehicle unit no longer exists. */
  tour: z.object({ _id: Id, name: z.string() }).nullable(),
  /** The first day of the departure; null without a tour. */
  tourDate: Day.nullable(),
  /** The vehicle unit. */
  tourCar: Id.nullable(),
  /** First pickup, `HH:mm`; null while it's unknown. */
  time: z.string().nullable(),
  entries: z.array(z.object({ _id: Id, orderId: Id, orderNumber: z.int() })),
  /** Guides and drivers. */
  operators: z.array(Id),
  /** Who marked it as known; null while it's open. */
  known: z.object({ reason: z.string(), name: z.string(), at: Instant }).nullable(),
}

/** A finding with this code. */
function of<Code extends FindingCode, Params extends z.ZodType<FindingParams[Code]>>(
  code: Code,
  params: Params,
) {
  return z.object({ ...finding, code: z.literal(code), params })
}

const none = z.object({})
const counted = z.object({ n: z.int() })
const named = z.object({ name: z.string() })
const ofOrder = z.object({ order: z.int() })

/** Something about a day that the office should know or solve. */
export const DayFinding = z
  .discriminatedUnion('code', [
    of('now_unavailable', named),
    of('unassigned_people', z.object({ people: z.int(), orders: z.int() })),
    of('over_seats', z.object({ people: z.int(), seats: z.int() })),
    of('no_vehicle', none),
    of('no_driver', none),
    of('no_guide', none),
    of('reply_declined', named.extend({ reason: z.string() })),
    of('supplier_refused', named),
    of('pickup_missing', ofOrder),
    of('departure_canceled', counted),
    of('day_unavailable', counted),
    of('licence_too_small', named.extend({ max: z.int(), seats: z.int() })),
    of('guide_language', z.object({ languages: z.array(z.enum(languages)) })),
    of('shares_private_group', none),
    of('split_changed', ofOrder),
    of('double_order', z.object({ a: z.int(), b: z.int() })),
    of('stops_too_close', z.object({ from: z.string(), to: z.string(), minutes: z.int(), needed: z.int() })),
    of('rest_too_short', named.extend({ hours: z.number() })),
    of('hours_over', named.extend({ hours: z.number(), days: z.literal([1, 7]) })),
    of('manifest_changed', counted),
    of('reply_missing', named),
    of('supplier_open', named.extend({ state: z.enum(['not_asked', 'asked']) })),
    of('incident', named.extend({ text: z.string(), at: Instant })),
    of('message_failed', counted),
    of('message_by_hand', counted),
    of('reminder_waiting', counted),
    of('price_open', ofOrder),
    of('over_capacity', z.object({ sold: z.int(), capacity: z.int(), name: z.string().nullable() })),
    of('below_minimum', z.object({ people: z.int(), min: z.int() })),
    of('times_listed', counted),
    of('unit_empty', none),
    of('reserved_unused', named),
    of('open_money', z.object({ n: z.int(), amount: Amount, currency: z.enum(currencies) })),
  ])
  .meta({ id: 'DayFinding' })
export type DayFinding = z.output<typeof DayFinding>
