import type { CrewAway } from '@tourdesk/contract/crew/crewPage'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { crewClient } from '../crewClient.ts'
import { crewStore } from '../crewStore.ts'
import { keepAway, keepAwayDraft } from '../keep/keptAnswers.ts'
import { phone, readPhone } from '../phone.ts'
import { noteClock } from '../send/noteClock.ts'
import { sync } from '../send/sync.ts'

/** Why days off were not changed, with the day that's taken. */
export interface Refused {
  why:
    | 'day_off_assigned'
    | 'day_off_reserved'
    | 'day_off_known'
    | 'day_off_of_office'
    | 'day_off_over'
    | 'offline'
    | 'failed'
  day: Day | null
}

const known = new Set<string>([
  'day_off_assigned',
  'day_off_reserved',
  'day_off_known',
  'day_off_of_office',
  'day_off_over',
  'offline',
] satisfies Refused['why'][])

/** Saves days off, and forgets what was typed. Resolves with why it didn't work; null if it did. */
export function enterAway(body: {
  startDate: Day
  endDate: Day
  clientKey: string
}): Promise<Refused | null> {
  return change(async () => {
    await keepAnswer(() => crewClient.crew.enterAway({ body }))
    await keepAwayDraft(await phone(), null)
  })
}

/** Removes days off; those that are gone already are fine. Resolves with why it didn't work; null if it did. */
export function removeAway(id: string): Promise<Refused | null> {
  return change(() => keepAnswer(() => crewClient.crew.removeAway({ params: { id } })))
}

async function keepAnswer(call: () => Promise<CrewAway>): Promise<void> {
  const database = await phone()
  await keepAway(database, await noteClock(database, call))
}

async function change(call: () => Promise<void>): Promise<Refused | null> {
  try {
    await call()
    crewStore.change({ isOffline: false })
    await readPhone()
    return null
  } catch (error) {
    // Shows what there is now, or that the session has ended.
    void sync()
    if (!(error instanceof Problem)) return { why: 'failed', day: null }
    if (error.code === 'not_found') return null
    const why = known.has(error.code) ? (error.code as Refused['why']) : 'failed'
    return { why, day: typeof error.params?.day === 'string' ? error.params.day : null }
  }
}
