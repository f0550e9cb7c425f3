import { Problem } from '@tourdesk/contract/kernel/problem'
import { crewClient } from '../crewClient.ts'
import { go } from '../crewPath.ts'
import { crewStore } from '../crewStore.ts'
import { phone, wipePhone } from '../phone.ts'
import { noteClock } from '../send/noteClock.ts'
import { sync } from '../send/sync.ts'

type Outcome = 'in' | 'dead' | 'wrong' | 'offline' | 'often' | 'failed'

/** Signs in the person of a link, and removes another person's data from this phone. */
export async function enter(token: string, phoneEnd: string): Promise<Outcome> {
  try {
    const { operator } = await noteClock(await phone(), () =>
      crewClient.crewEntry.enter({ body: { token, phoneEnd } }),
    )
    const before = crewStore.now().me?.operator._id
    if (before !== operator._id) await wipePhone('none')
  } catch (error) {
    return outcomeOf(error)
  }
  // Browsers may delete the data for use without a connection at any time, unless asked to keep it.
  void navigator.storage?.persist?.()
  crewStore.change({ session: 'in', why: 'none' })
  // Keeps the token out of the history, and so from the next person who uses this phone.
  go('/crew', { replace: true })
  void sync()
  return 'in'
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Problem)) return 'failed'
  if (error.code === 'crew_link_dead') return 'dead'
  if (error.code === 'offline') return 'offline'
  if (error.status === 429) return 'often'
  return error.status === 400 ? 'wrong' : 'failed'
}
