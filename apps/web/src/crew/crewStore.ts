import type { KeptTap } from './keep/crewDatabase.ts'
import { type KeptAnswers, noAnswers } from './keep/keptAnswers.ts'

/** Everything that the crew's page shows. */
export interface Crew extends KeptAnswers {
  /** Whether a person is signed in; `reading` until the phone's data was read. */
  session: 'reading' | 'in' | 'out'
  /** Why nobody is signed in. */
  why: 'none' | 'ended' | 'left'
  taps: readonly KeptTap[]
  /** The last call got no answer. */
  isOffline: boolean
  /** The last call failed for another reason. */
  hasFailed: boolean
  /** True if the phone couldn't store the last tap. */
  couldNotKeep: boolean
}

const empty: Crew = {
  ...noAnswers,
  session: 'reading',
  why: 'none',
  taps: [],
  isOffline: false,
  hasFailed: false,
  couldNotKeep: false,
}

let current = empty
const listeners = new Set<() => void>()

/** The current state of this tab, including what was last read from the phone's database. */
export const crewStore = {
  now: () => current,
  change(part: Partial<Crew>) {
    current = { ...current, ...part }
    for (const listener of listeners) listener()
  },
  /** Clears everything after a sign-out. */
  empty(why: Crew['why']) {
    crewStore.change({ ...empty, session: 'out', why })
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
