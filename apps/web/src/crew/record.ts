import type { CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import { v7 } from 'uuid'
import { crewStore } from './crewStore.ts'
import { keepClock } from './keep/keptAnswers.ts'
import { keepTaps } from './keep/keptTaps.ts'
import { phone, readPhone } from './phone.ts'
import { timeOfTap } from './phoneClock.ts'
import { sync } from './send/sync.ts'

type WithoutStamps<Event> = Event extends unknown ? Omit<Event, '_id' | 'at'> : never
/** An event before it gets its id and time. */
export type Happened = WithoutStamps<CrewEventInput>

/** Stores events on the phone, shows them, and sends them if possible. Resolves with false if not stored. */
export async function record(...happened: Happened[]): Promise<boolean> {
  const events = happened.map(stamped)
  try {
    const database = await phone()
    await keepTaps(database, events)
    await keepClock(database, crewStore.now().clock)
    await readPhone()
  } catch {
    crewStore.change({ couldNotKeep: true })
    return false
  }
  crewStore.change({ couldNotKeep: false })
  void sync()
  return true
}

function stamped(happened: Happened): CrewEventInput {
  const { clock } = crewStore.now()
  const lastAt = timeOfTap(clock)
  crewStore.change({ clock: { ...clock, lastAt } })
  return { ...happened, _id: v7(), at: new Date(lastAt).toISOString() }
}
