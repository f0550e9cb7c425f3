import { useRouterState } from '@tanstack/react-router'

/** The history state of the page on screen; until the next page has loaded, that's still the previous one. */
export function useShownState() {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state })
}
