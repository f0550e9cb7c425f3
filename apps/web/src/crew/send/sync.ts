import { Problem } from '@tourdesk/contract/kernel/problem'
import { crewClient } from '../crewClient.ts'
import { crewStore } from '../crewStore.ts'
import type { CrewDatabase } from '../keep/crewDatabase.ts'
import { forgetOld } from '../keep/forgetOld.ts'
import { phone, readPhone, wipePhone } from '../phone.ts'
import { officeTime } from '../phoneClock.ts'
import { loadDays } from './loadDays.ts'
import { noteClock } from './noteClock.ts'
import { sendWaiting } from './sendWaiting.ts'

let running: Promise<void> | undefined
let isAskedAgain = false

/**
 * Sends pending taps and loads changes. Only one run at a time: a request during a run starts another one
 * after it. Never rejects; errors are in the store.
 */
export function sync(): Promise<void> {
  if (running) {
    isAskedAgain = true
    return running
  }
  running = run().finally(() => {
    running = undefined
    if (isAskedAgain) {
      isAskedAgain = false
      void sync()
    }
  })
  return running
}

async function run(): Promise<void> {
  try {
    const database = await phone()
    await forgetOld(database, officeTime(crewStore.now().clock))
    await send(database)
    await loadDays(database)
    if (crewStore.now().session === 'out') return
    crewStore.change({ isOffline: false, hasFailed: false, session: 'in' })
  } catch (error) {
    await fail(error)
  }
}

async function send(database: CrewDatabase): Promise<void> {
  await sendWaiting(database, async (events) => {
    const { data } = await noteClock(database, () => crewClient.crew.send({ body: { events } }))
    crewStore.change({ isOffline: false })
    return data
  })
  await readPhone()
}

/** Records the error in the store; an ended session leaves nothing on the phone. */
async function fail(error: unknown): Promise<void> {
  if (crewStore.now().session === 'out') return
  if (error instanceof Problem && error.status === 401) {
    await wipePhone(error.code === 'crew_session_ended' ? 'ended' : 'none')
    return
  }
  const isOffline = error instanceof Problem && error.code === 'offline'
  crewStore.change({ isOffline, hasFailed: !isOffline })
}
