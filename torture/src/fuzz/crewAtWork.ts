import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { boardingKinds } from '@tourdesk/domain/crew/vocabulary'
import { newId } from '@tourdesk/server/kernel/newId'
import type { TestServer } from '../../../apps/server/test/as.ts'
import { crewPhone, entryOf, givenRoad } from '../../../apps/server/test/crewPhone.ts'
import type { GivenUser } from '../../../apps/server/test/given/ground.ts'
import type { Dice } from '../dice.ts'
import { nastyValue } from './nasty.ts'

/**
 * A guide with a phone, and the guide's vehicle with a party on it. `theirs` are ids of records that the
 * guide must not reach.
 */
export async function crewAtWork(server: TestServer, by: GivenUser, theirs: readonly string[]) {
  const guide = await server.given.operator()
  const day = addDays(dayIn(server.clock.now()), 1)
  const road = await givenRoad(server, by, { day, guide })
  const entry = entryOf(await road.party(4))
  const tourCar = road.unit._id
  const made: string[] = []
  let entering: Promise<string> | null = null
  let current: string | null = null
  return { sent, cookie, enterAgain, wroteAbout }

  /** What the phone would send, with events that are slightly or very wrong; null for all other calls. */
  function sent(call: string, dice: Dice): { params?: unknown; body?: unknown } | null {
    if (call === 'crew.unit') return { params: { id: tourCar } }
    if (call !== 'crew.send') return null
    return { body: { events: Array.from({ length: dice.pick([1, 1, 2, 5, 30]) }, () => eventOf(dice)) } }
  }

  function eventOf(dice: Dice): Record<string, unknown> {
    const _id = dice.roll(6) === 0 && made.length > 0 ? dice.pick(made) : newId()
    made.push(_id)
    const event: Record<string, unknown> = {
      _id,
      tourCar,
      kind: dice.pick([...boardingKinds, 'reply']),
      selectedTour: entry,
      at: server.clock.now().toISOString(),
      count: dice.roll(6),
      text: 'Waits at the gate',
      amount: dice.pick([1, 0.01, 20, 99_999.99]),
      currency: dice.pick(['USD', 'ILS', 'EUR']),
      undoes: dice.pick(made),
      reply: dice.pick(['accepted', 'declined']),
      reason: 'Ill',
    }
    if (dice.roll(3) === 0) event.selectedTour = dice.pick([...theirs, null])
    if (dice.roll(3) === 0)
      event[dice.pick(Object.keys(event))] = nastyValue(dice, [...theirs, ...made, entry, tourCar])
    return event
  }

  async function cookie(): Promise<string> {
    entering ??= enter()
    current = await entering
    return current
  }

  async function enter(): Promise<string> {
    const { crew = '' } = await (await crewPhone(server, by, guide)).cookies()
    return `crew=${crew}`
  }

  /** Called when a session has ended: crews leave, and the office ends their sessions. */
  function enterAgain(cookie: string | null): void {
    if (cookie !== current) return
    current = null
    entering = null
  }

  /** The number of stored events by the guide about these entries. */
  async function wroteAbout(entries: readonly string[]): Promise<number> {
    const rows = await server.db
      .selectFrom('boarding_events')
      .select('id')
      .where('operator_id', '=', guide.id)
      .where('entry_id', 'in', entries)
      .execute()
    return rows.length
  }
}
