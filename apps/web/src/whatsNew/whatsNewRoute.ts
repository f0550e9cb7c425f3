import { createRoute } from '@tanstack/react-router'
import { signedIn } from '../app/gates.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

/** Opened from the user menu. */
export const whatsNewRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/whats_new',
  component: lazyPage(() => import('./WhatsNewPage.tsx'), 'WhatsNewPage'),
})
