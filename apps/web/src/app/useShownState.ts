import { useRouterState } from '@tanstack/react-router'

/** The state of the address on screen: until the next page is loaded, that's still the one we came from. */
export function useShownState() {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state })
}
