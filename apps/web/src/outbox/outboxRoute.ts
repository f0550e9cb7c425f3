import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { outboxDefaults, outboxSearch } from './outboxSearch.ts'

export const outboxRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/outbox',
  validateSearch: outboxSearch,
  search: { middlewares: [stripSearchParams(outboxDefaults)] },
  beforeLoad: requires('outbox.read'),
  component: lazyPage(() => import('./Outbox.tsx'), 'Outbox'),
})
