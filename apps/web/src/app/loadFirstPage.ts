import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

export interface FirstPage {
  /** Settles once the first page, or its error, can be shown. */
  loaded: Promise<void>
  /** Called once the router is on the screen. */
  release: () => void
}

/** Loads the page of the address, and follows the address until the router is mounted and does so itself. */
export function loadFirstPage(router: AnyRouter): FirstPage {
  const history: RouterHistory = router.history
  // A separate function: the router subscribes `load` too, and the history keeps each function only once.
  const release = history.subscribe((change) => void router.load(change))
  return { loaded: router.load(), release }
}
