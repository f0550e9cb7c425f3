import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { messagesDefaults, messagesSearch } from './messagesSearch.ts'
import { templatesDefaults, templatesSearch } from './templates/templatesSearch.ts'

const outbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/messages/outbox',
  validateSearch: messagesSearch,
  search: { middlewares: [stripSearchParams(messagesDefaults)] },
  beforeLoad: requires('messages.write'),
  component: lazyPage(() => import('./MessagesPage.tsx'), 'MessagesPage'),
})

const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/messages/templates',
  validateSearch: templatesSearch,
  search: { middlewares: [stripSearchParams(templatesDefaults)] },
  beforeLoad: requires('messages.templates'),
  component: lazyPage(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage'),
})

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/messages/settings',
  beforeLoad: requires('messages.templates'),
  component: lazyPage(() => import('./settings/MessageSettingsPage.tsx'), 'MessageSettingsPage'),
})

const messages = createRoute({
  getParentRoute: () => signedIn,
  path: '/messages',
  beforeLoad: () => {
    throw redirect({ to: '/messages/outbox', replace: true })
  },
})

export const messageRoutes = [messages, outbox, templates, settings] as const
