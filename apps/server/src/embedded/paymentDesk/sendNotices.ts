import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './testCards.ts'

const longestMs = 10_000
/** Pauses before repeating a notification that wasn't accepted. */
const pausesMs = [1000, 3000]

/**
 * Sends the notification of a payment and waits for the answer; repeats it afterwards if it isn't accepted. A
 * card's fault may drop it, or send it three times at once.
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
