import { createRoute, redirect } from '@tanstack/react-router'
import { requires, signedIn } from '../app/gates.ts'
import { landingOf } from '../app/session.ts'
import { isSection, openSections, sections } from '../app/settingsSections.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  beforeLoad: ({ context: { session } }) => {
    const [section] = openSections(session.permissions)
    if (section) throw redirect({ to: '/settings/$section', params: { section }, replace: true })
    throw redirect({ to: landingOf(session), replace: true })
  },
})

const section = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/$section',
  beforeLoad: (options) => {
    const { section } = options.params
    if (!isSection(section)) throw redirect({ to: '/settings', replace: true })
    requires(sections[section])(options)
  },
  component: lazyPage(() => import('./SettingsPage.tsx'), 'SettingsPage'),
})

export const settingsRoutes = [settings, section] as const
