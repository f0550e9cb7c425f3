import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { messagesDefaults, messagesSearch } from './messagesSearch.ts'

export const messagesRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/messages/outbox',
  validateSearch: messagesSearch,
  search: { middlewares: [stripSearchParams(messagesDefaults)] },
  beforeLoad: requires('messages.write'),
  component: lazyPage(() => import('./MessagesPage.tsx'), 'MessagesPage'),
})
