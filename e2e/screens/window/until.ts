import { setTimeout as delay } from 'node:timers/promises'

const patience = { ms: 60_000, between: 25 }

/**
 * Waits until something is so, and asks again whenever the page has changed. A person waits as long.
 * @param otherwise what is so instead
 */
export async function until(isSo: () => boolean, otherwise: string | (() => string)): Promise<void> {
  if (isSo()) return
  const watched = document
  let changes = 1
  const observer = new MutationObserver(() => changes++)
  observer.observe(watched, { subtree: true, childList: true, attributes: true, characterData: true })
  const end = performance.now() + patience.ms
  try {
    for (let round = 1; performance.now() < end; round += 1) {
      await delay(patience.between)
      // What's typed, chosen or focused changes no node.
      if (changes === 0 && round % 8 !== 0) continue
      changes = 0
      if (isSo()) return
    }
  } finally {
    observer.disconnect()
  }
  throw new Error(typeof otherwise === 'string' ? otherwise : otherwise())
}

/** Resolves when React has drawn what an action changed. */
export function drawn(): Promise<void> {
  return delay(15)
}
