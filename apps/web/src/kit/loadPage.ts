import type { AnyRouter } from '@tanstack/react-router'

/** Loads the code of the page at an address, so that opening it later doesn't wait for that. */
export function loadPage(router: AnyRouter, href: string): void {
  const { pathname } = new URL(href, 'https://page.example')
  for (const { routeId } of router.matchRoutes(pathname))
    void router.loadRouteChunk(router.routesById[routeId])
}
