import {
  IconBolt,
  IconCalendarEvent,
  IconHome,
  IconKey,
  IconLanguage,
  IconLogout,
  IconMail,
  IconPlus,
  IconSettings,
  IconShieldLock,
  IconSparkles,
  IconWand,
  type TablerIcon,
} from '@tabler/icons-react'
import { addDays } from '@tourdesk/domain/calendar'
import { offeredOrderTypes } from '@tourdesk/domain/orders/offeredOrderTypes'
import { findable } from '@tourdesk/domain/search/findable'
import { namedDays } from '@tourdesk/domain/search/namedDays'
import { isFound, soughtIn } from '@tourdesk/domain/search/soughtIn'
import { changeLanguage } from '../../i18n/changeLanguage.ts'
import { day, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { textsIn } from '../../i18n/messages.ts'
import { uiLanguages } from '../../i18n/uiLanguage.ts'
import { useText } from '../../i18n/useText.ts'
import { orderTypeLabels } from '../../i18n/vocabulary/orders.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { useOfferedActions } from '../../kit/offeredActions.ts'
import { keysTo } from '../goKeys.ts'
import { isOffice } from '../isOffice.ts'
import { messages as frameMessages } from '../messages.ts'
import { useSession } from '../session.ts'
import { openSections } from '../settingsSections.ts'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import type { Find, FindGroup } from './find.ts'
import { searchMessages } from './searchMessages.ts'

interface Own {
  menu: NavigationMenu
  isOverDialog: boolean
  onLogout: () => void
}

/** A line with its names in both languages, since people type either. */
type Named = { find: Find; names: string[] }

/**
 * The lines that need no server, as far as the user may open them: dates, what can be done on the page, pages and
 * actions.
 */
export function useInstantFinds(query: string, own: Own): FindGroup[] {
  const t = useText(searchMessages)
  const dates = useDates(query)
  const pages = usePages(own.menu)
  const here = useHere(own.isOverDialog)
  const actions = useActions(own.onLogout)
  const sought = soughtIn(query)
  const found = (lines: Named[]) =>
    lines.filter(({ names }) => isFound(findable(names.join(' ')), sought)).map(({ find }) => find)
  return [
    { key: 'dates', label: t('dates'), finds: dates },
    { key: 'here', label: t('here'), finds: found(here) },
    { key: 'pages', label: t('pages'), finds: found(pages) },
    { key: 'actions', label: t('actions'), finds: found(actions) },
  ].filter(({ finds }) => finds.length > 0)
}

/** For each date in the query: its calendar and its day page, or for an agency its orders. */
function useDates(query: string): Find[] {
  const t = useText(searchMessages)
  const { language } = useLanguage()
  const today = useToday()
  const session = useSession()
  const plans = session.permissions.includes('dispatch.read')
  if (!plans && isOffice(session)) return []
  return namedDays(query, today).flatMap((date) => {
    const title = `${weekday(date, language)} ${day(date)}`
    const range = `startDate=${date}&endDate=${date}`
    const orders = { subtitle: t('ordersOfDay'), href: `/agency_orders/orders?${range}` }
    const calendar = { subtitle: t('calendarOfDay'), href: `/assignments/calendar?${range}` }
    const whole = { subtitle: t('wholeDay'), href: `/day?date=${date}` }
    return (plans ? [calendar, whole] : [orders]).map((page) => ({
      ...page,
      key: `date ${page.href}`,
      title,
      icon: IconCalendarEvent,
    }))
  })
}

/** What the open page offers: its keys, and the actions for the open record and the ticked rows. */
function useHere(isOverDialog: boolean): Named[] {
  const offered = useOfferedActions()
  if (isOverDialog) return []
  const ofPage = offered.filter(({ run, everywhere }) => run && !everywhere)
  // A button may do what a key does.
  const withKeys = ofPage.toSorted((a, b) => Number(b.keys !== undefined) - Number(a.keys !== undefined))
  return [...Map.groupBy(withKeys, ({ label }) => label).values()].flatMap(([action]) =>
    action?.run
      ? {
          find: {
            key: `here ${action.label}`,
            title: action.label,
            icon: IconBolt,
            keys: action.keys,
            // After the search has closed, and given back the focus.
            run: () => void setTimeout(() => action.run?.()),
          },
          names: [action.label],
        }
      : [],
  )
}

/** The pages of the main menu and of the account menu. */
function usePages({ places, groups }: NavigationMenu): Named[] {
  const t = useText(searchMessages)
  const session = useSession()
  const { permissions } = session
  const inMenu = [...places, ...groups.flatMap(({ entries }) => entries)].map(({ key, to, label, icon }) => ({
    find: { key: to, title: label, icon, href: to, keys: keysTo(key) },
    names: uiLanguages.map((language) => textsIn(frameMessages, language)(key)),
  }))
  const others: (
    | false
    | {
        key: 'home' | 'outbox' | 'settings' | 'security' | 'password' | 'whatsNew'
        href: string
        icon: TablerIcon
        keys?: string
      }
  )[] = [
    { key: 'home', href: '/home', icon: IconHome, keys: keysTo('home') },
    permissions.includes('outbox.read') && { key: 'outbox', href: '/outbox', icon: IconMail },
    openSections(permissions).length > 0 && { key: 'settings', href: '/settings', icon: IconSettings },
    { key: 'security', href: '/security', icon: IconShieldLock },
    { key: 'password', href: '/security', icon: IconKey },
    isOffice(session) && { key: 'whatsNew', href: '/whats_new', icon: IconSparkles },
  ]
  const underGreeting = others.flatMap((page) =>
    page ? [{ find: { ...page, title: t(page.key) }, names: inBoth(page.key) }] : [],
  )
  return [...inMenu, ...underGreeting]
}

function useActions(onLogout: () => void): Named[] {
  const t = useText(searchMessages)
  const { language } = useLanguage()
  const today = useToday()
  const session = useSession()
  const { permissions, account } = session
  const other = language === 'he' ? 'en' : 'he'
  const switched = other === 'he' ? 'inHebrew' : 'inEnglish'
  const list = isOffice(session) ? '/operations' : '/agency_orders'
  const types = permissions.includes('orders.place')
    ? offeredOrderTypes({ isMain: isOffice(session), dailyToursOnly: account.dailyToursOnly })
    : []
  const calendar = (key: 'calendarToday' | 'calendarTomorrow', date: string): Named => ({
    find: {
      key,
      title: t(key),
      icon: IconCalendarEvent,
      href: `/assignments/calendar?startDate=${date}&endDate=${date}`,
    },
    names: inBoth(key),
  })
  return [
    ...types.map((type) => ({
      find: {
        key: `new ${type}`,
        title: t('newOrder', { type: orderTypeLabels[language][type] }),
        icon: IconPlus,
        href: `${list}?order=new&type=${type}`,
      },
      names: uiLanguages.map((each) =>
        textsIn(searchMessages, each)('newOrder', { type: orderTypeLabels[each][type] }),
      ),
    })),
    ...(permissions.includes('dispatch.read')
      ? [calendar('calendarToday', today), calendar('calendarTomorrow', addDays(today, 1))]
      : []),
    ...(permissions.includes('dispatch.write')
      ? [
          {
            find: {
              key: 'planTomorrow',
              title: t('planTomorrow'),
              icon: IconWand,
              href: `/day/plan?date=${addDays(today, 1)}`,
            },
            names: inBoth('planTomorrow'),
          },
        ]
      : []),
    {
      find: { key: switched, title: t(switched), icon: IconLanguage, run: () => void changeLanguage(other) },
      names: [...inBoth(switched), 'English עברית'],
    },
    {
      find: { key: 'logOut', title: t('logOut'), icon: IconLogout, run: onLogout },
      names: [...inBoth('logOut'), 'sign out'],
    },
  ]
}

function inBoth(
  key:
    | 'home'
    | 'outbox'
    | 'settings'
    | 'security'
    | 'password'
    | 'whatsNew'
    | 'calendarToday'
    | 'calendarTomorrow'
    | 'planTomorrow'
    | 'inHebrew'
    | 'inEnglish'
    | 'logOut',
): string[] {
  return uiLanguages.map((language) => textsIn(searchMessages, language)(key))
}
