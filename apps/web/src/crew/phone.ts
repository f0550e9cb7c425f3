import { forgetLanguageChoice } from './crewLanguage.ts'
import { crewStore } from './crewStore.ts'
import { type CrewDatabase, openCrewDatabase, wipeCrewDatabase } from './keep/crewDatabase.ts'
import { keptAnswers } from './keep/keptAnswers.ts'
import { keptTaps } from './keep/keptTaps.ts'

let opened: Promise<CrewDatabase> | undefined
const otherTabs = new BroadcastChannel('crew')

/**
 * The database of this phone while the same person is signed in. It's closed when they leave, so that nothing
 * that was still running for them writes to it.
 */
export function phone(): Promise<CrewDatabase> {
  opened ??= openCrewDatabase()
  return opened
}

/** After a write, shows the phone's data in this tab and in others. */
export async function readPhone(): Promise<void> {
  await showKept()
  otherTabs.postMessage('changed')
}

/** Follows changes by other tabs. */
export function followOtherTabs(): void {
  otherTabs.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === 'changed') void showKept()
    else void leaveWith(data)
  }
}

/** Removes everything from the phone, after the person signed out or the office signed them out. */
export async function wipePhone(why: 'ended' | 'left' | 'none'): Promise<void> {
  await wipe()
  forgetLanguageChoice()
  // A call refused because of the sign-out is no news.
  if (why === 'none' && crewStore.now().session === 'out') return
  empty(why)
  otherTabs.postMessage(why)
}

/** With `none`, another person may have signed in in the other tab, and the phone's data is theirs. */
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

/** Returns the open database; the next call of `phone` opens a new connection. */
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
  // Data read before a sign-out must not reappear.
  if (timesEmptied !== before) return
  const isIn = answers.me !== null || answers.days !== null
  // The stored clock is used only at the start: after that, this tab's own is newer.
  const { session, clock } = crewStore.now()
  crewStore.change({
    ...answers,
    clock: session === 'reading' ? answers.clock : clock,
    taps,
    ...(isIn && { session: 'in' }),
  })
}
