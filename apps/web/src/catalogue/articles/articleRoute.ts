import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'
import { articlesDefaults, articlesSearch } from './articlesSearch.ts'

export const articleRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/articles',
  validateSearch: articlesSearch,
  search: { middlewares: [stripSearchParams(articlesDefaults)] },
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./ArticleList.tsx'), 'ArticleList'),
})
