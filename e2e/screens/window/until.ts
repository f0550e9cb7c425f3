import { setTimeout as delay } from 'node:timers/promises'

const patience = { ms: 60_000, between: 25 }

/**
 * Waits until a condition is true, and checks it again whenever the page has changed.
 * @param otherwise the error after the time limit
 */
export async function until(isSo: () => boolean, otherwise: string | (() => string)): Promise<void> {
  let before = changes()
  if (isSo()) return
  const end = performance.now() + patience.ms
  for (let round = 1; performance.now() < end; round += 1) {
    await delay(patience.between)
    const now = changes()
    // Typing, choosing and focusing change no nodes.
    if (now === before && round % 8 !== 0) continue
    before = now
    if (isSo()) return
  }
  throw new Error(typeof otherwise === 'string' ? otherwise : otherwise())
}

/** Resolves once the page hasn't changed for a moment. Returns true if it changed at all. */
export async function drawn(): Promise<boolean> {
  const first = changes()
  let before = first
  for (let round = 0; round < 20; round += 1) {
    await delay(15)
    const now = changes()
    if (now === before) break
    before = now
  }
  return before !== first
}

const watch: { document?: Document; observer?: MutationObserver; count: number } = { count: 0 }

/**
 * The number of changes to the page. Starting to observe one means walking through all of it, so that's done
 * once per page.
 */
function changes(): number {
  if (watch.document !== document) {
    watch.observer?.disconnect()
    watch.document = document
    watch.observer = new MutationObserver((records) => {
      watch.count += records.length
    })
    watch.observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  }
  watch.count += watch.observer?.takeRecords().length ?? 0
  return watch.count
}
