import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

export interface FirstPage {
  /** Settles when the first page can be shown, or why it can't. */
  loaded: Promise<void>
  /** Called once the router is on the screen. */
  release: () => void
}

/** Loads the page of the address. Until the router is on the screen it doesn't hear of another address by itself. */
export function loadFirstPage(router: AnyRouter): FirstPage {
  const history: RouterHistory = router.history
  // A function of its own: the router subscribes `load` itself, and the history keeps each function once.
  const release = history.subscribe((change) => void router.load(change))
  return { loaded: router.load(), release }
}
