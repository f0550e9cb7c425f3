import type { KeptTap } from './keep/crewDatabase.ts'
import { type KeptAnswers, noAnswers } from './keep/keptAnswers.ts'

/** Everything that the crew's page shows. */
export interface Crew extends KeptAnswers {
  /** Whether somebody is signed in; not known before the phone was read. */
  session: 'reading' | 'in' | 'out'
  /** Why nobody is signed in. */
  why: 'none' | 'ended' | 'left'
  taps: readonly KeptTap[]
  /** The last call got no answer. */
  isOffline: boolean
  /** The last call failed for another reason. */
  hasFailed: boolean
  /** A tap that the phone couldn't keep. */
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

/** What this tab knows now. What the phone keeps is in the database; this is what was read of it last. */
export const crewStore = {
  now: () => current,
  change(part: Partial<Crew>) {
    current = { ...current, ...part }
    for (const listener of listeners) listener()
  },
  /** Nobody is signed in any more. */
  empty(why: Crew['why']) {
    crewStore.change({ ...empty, session: 'out', why })
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
