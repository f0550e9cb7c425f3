import { createRoute } from '@tanstack/react-router'
import { requires, signedIn } from '../../app/gates.ts'
import { lazyPage } from '../../kit/parts/lazyPage.ts'

export const seasonRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/next_season',
  beforeLoad: requires('catalogue.write'),
  component: lazyPage(() => import('./SeasonPage.tsx'), 'SeasonPage'),
})
