import { severities } from '@tourdesk/domain/checks/finding'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Day, Id, Instant, lines, text } from '../parts.ts'

const finding = {
  /** Changes with every fact behind the finding. */
  key: z.string(),
  severity: z.enum(severities),
  /** Null for the whole day, or if the vehicle unit no longer exists. */
  tour: z.object({ _id: Id, name: z.string() }).nullable(),
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
const counted = z.object({ n: z.int() })

/** Something about a day that the office should know or solve. */
export const DayFinding = z
  .discriminatedUnion('code', [
    z.object({
      ...finding,
      code: z.literal('incident'),
      params: z.object({ name: z.string(), text: z.string(), at: Instant }),
    }),
    z.object({ ...finding, code: z.literal('message_failed'), params: counted }),
    z.object({ ...finding, code: z.literal('message_by_hand'), params: counted }),
    z.object({ ...finding, code: z.literal('reminder_waiting'), params: counted }),
  ])
  .meta({ id: 'DayFinding' })
export type DayFinding = z.output<typeof DayFinding>

/** Which finding is marked as known, and why. */
export const KnownInput = z.object({ key: text(64), reason: lines(300) })

const DayParams = z.object({ date: Day })

export const dayChecks = {
  ofDay: route({
    method: 'GET',
    path: '/dayChecks/:date',
    access: 'dispatch.read',
    summary: 'What somebody should know or solve about a day, the most urgent first',
    params: DayParams,
    answer: allOf(DayFinding),
  }),
  markKnown: route({
    method: 'POST',
    path: '/dayChecks/:date/known',
    access: 'dispatch.write',
    summary: 'Mark a finding as known, with the reason; it’s open again once one of its facts changes',
    params: DayParams,
    body: KnownInput,
    answer: allOf(DayFinding),
  }),
  reopen: route({
    method: 'DELETE',
    path: '/dayChecks/:date/known/:key',
    access: 'dispatch.write',
    summary: 'Take back that a finding is known',
    params: DayParams.extend({ key: text(64) }),
    answer: allOf(DayFinding),
  }),
}
