import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { highlightsDefaults, highlightsSearch } from './highlightsSearch.ts'

const highlights = createRoute({
  getParentRoute: () => signedIn,
  path: '/highlights',
  validateSearch: highlightsSearch,
  search: { middlewares: [stripSearchParams(highlightsDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./HighlightList.tsx'), 'HighlightList'),
})

const highlight = createRoute({
  getParentRoute: () => signedIn,
  path: '/highlight/$highlightId',
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./HighlightPage.tsx'), 'HighlightPage'),
})

export const highlightRoutes = [highlights, highlight] as const
