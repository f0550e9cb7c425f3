import { forgetLanguageChoice } from './crewLanguage.ts'
import { crewStore } from './crewStore.ts'
import { type CrewDatabase, openCrewDatabase, wipeCrewDatabase } from './keep/crewDatabase.ts'
import { keptAnswers } from './keep/keptAnswers.ts'
import { keptTaps } from './keep/keptTaps.ts'

let opened: Promise<CrewDatabase> | undefined
const otherTabs = new BroadcastChannel('crew')

/**
 * The database of this phone for as long as the same person is signed in. It's closed when they leave, so what is under
 * way for them then writes nothing any more.
 */
export function phone(): Promise<CrewDatabase> {
  opened ??= openCrewDatabase()
  return opened
}

/** Shows what the phone keeps, here and in other tabs, after something was written. */
export async function readPhone(): Promise<void> {
  await showKept()
  otherTabs.postMessage('changed')
}

/** Follows what other tabs write. */
export function followOtherTabs(): void {
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') void showKept()
    else void leaveWith(data)
  }
}

/** Removes everything from the phone: somebody signed out, or the office signed them out. */
export async function wipePhone(why: 'ended' | 'left' | 'none'): Promise<void> {
  await wipe()
  forgetLanguageChoice()
  // A call that was refused because of the sign-out says nothing new.
  if (why === 'none' && crewStore.now().session === 'out') return
  empty(why)
  otherTabs.postMessage(why)
}

/** With `none`, another person may have entered in the other tab, and what this phone keeps is theirs. */
async function leaveWith(otherTab: string): Promise<void> {
  if (otherTab === 'none') (await takeDatabase()).close()
  else await wipe()
  empty(otherTab === 'ended' ? 'ended' : 'left')
}

async function wipe(): Promise<void> {
  const database = await takeDatabase()
  const wiped = wipeCrewDatabase(database)
  database.close()
  await wiped
}

/** The next one who asks for the database gets another connection. */
function takeDatabase(): Promise<CrewDatabase> {
  const database = phone()
  opened = undefined
  return database
}

let timesEmptied = 0

function empty(why: 'ended' | 'left' | 'none'): void {
  timesEmptied += 1
  crewStore.empty(why)
}

async function showKept(): Promise<void> {
  const database = await phone()
  const before = timesEmptied
  const [answers, taps] = await Promise.all([keptAnswers(database), keptTaps(database)])
  // What was read before somebody signed out must not come back.
  if (timesEmptied !== before) return
  const isIn = answers.me !== null || answers.days !== null
  // The clock is read once: after that, this tab knows better.
  const { session, clock } = crewStore.now()
  crewStore.change({
    ...answers,
    clock: session === 'reading' ? answers.clock : clock,
    taps,
    ...(isIn && { session: 'in' }),
  })
}
