import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './testCards.ts'

const longestMs = 10_000
/** How long the desk waits before it repeats a notification that wasn't taken. */
const pausesMs = [1000, 3000]

/**
 * Sends the notification of a payment and waits for its answer; one that isn't taken is repeated afterwards. The fault
 * of a card loses it, or sends it three times at once.
 */
export async function sendNotices(
  address: string,
  payload: Record<string, string>,
  fault: Fault | undefined,
  warn: (text: string) => void,
): Promise<void> {
  if (fault === 'lostNotice') return
  const times = fault === 'noticedOften' ? 3 : 1
  const taken = await Promise.all(Array.from({ length: times }, () => isTaken(address, payload)))
  if (!taken.every(Boolean)) void repeat(address, payload, warn)
}

async function repeat(address: string, payload: Record<string, string>, warn: (text: string) => void) {
  for (const pause of pausesMs) {
    await delay(pause, undefined, { ref: false })
    if (await isTaken(address, payload)) return
  }
  warn('The test desk gave up: nobody took its notification.')
}

async function isTaken(address: string, payload: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams(payload)
  const response = await fetch(address, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(longestMs),
  }).catch(() => null)
  return response?.ok === true
}
