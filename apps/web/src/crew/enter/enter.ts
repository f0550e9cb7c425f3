import { Problem } from '@tourdesk/contract/kernel/problem'
import { crewClient } from '../crewClient.ts'
import { go } from '../crewPath.ts'
import { crewStore } from '../crewStore.ts'
import { phone, wipePhone } from '../phone.ts'
import { noteClock } from '../send/noteClock.ts'
import { sync } from '../send/sync.ts'

type Outcome = 'in' | 'dead' | 'wrong' | 'offline' | 'often' | 'failed'

/** Opens the page for the person of a link. What another person left on this phone goes. */
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
  // Browsers keep what the person needs without a connection only as long as they like, unless they're asked.
  void navigator.storage?.persist?.()
  crewStore.change({ session: 'in', why: 'none' })
  // The token isn't for the history, nor for the next one who takes this phone in hand.
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
