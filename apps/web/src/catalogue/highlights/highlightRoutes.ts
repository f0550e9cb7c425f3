import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { highlightsDefaults, highlightsSearch } from './highlightsSearch.ts'

const highlights = createRoute({
  getParentRoute: () => signedIn,
  path: '/highlights',
  validateSearch: highlightsSearch,
  search: { middlewares: [stripSearchParams(highlightsDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyRouteComponent(() => import('./HighlightList.tsx'), 'HighlightList'),
})

const highlight = createRoute({
  getParentRoute: () => signedIn,
  path: '/highlight/$highlightId',
  beforeLoad: requires('catalogue.write'),
  component: lazyRouteComponent(() => import('./HighlightPage.tsx'), 'HighlightPage'),
})

export const highlightRoutes = [highlights, highlight] as const
