import {
  IconAddressBook,
  IconArmchair,
  IconArticle,
  IconBuilding,
  IconBuildingWarehouse,
  IconBus,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconFileText,
  IconHistory,
  IconLink,
  IconMap2,
  IconMapPin,
  IconMessage,
  IconMountain,
  IconScale,
  IconSettings,
  IconStar,
  IconSteeringWheel,
  IconTag,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../i18n/useText.ts'
import { queries } from './api.ts'
import { messages } from './messages.ts'
import {
  fieldNavigationOf,
  moneyNavigationOf,
  navigationOf,
  type OpenPlace,
  type PlaceKey,
  systemNavigationOf,
} from './navigation.ts'
import type { Session } from './sessionShape.ts'

export interface NavigationEntry extends OpenPlace {
  label: string
  icon: TablerIcon
  /** How many items need attention, and the text that says so; undefined for none. */
  waiting?: { count: number; text: string } | undefined
}

const icons: Record<PlaceKey, TablerIcon> = {
  operations: IconClipboardList,
  tours: IconMap2,
  highlights: IconMountain,
  agencies: IconBuilding,
  users: IconUsers,
  prices: IconTag,
  pickups: IconMapPin,
  starTours: IconStar,
  assignments: IconCalendarEvent,
  guides: IconAddressBook,
  drivers: IconSteeringWheel,
  cars: IconBus,
  carSuppliers: IconBuildingWarehouse,
  articles: IconArticle,
  agencyOrders: IconClipboardList,
  affiliationLinks: IconLink,
  agencySettings: IconSettings,
  day: IconCalendarCheck,
  manifests: IconFileText,
  boarding: IconChecklist,
  departures: IconArmchair,
  messages: IconMessage,
  payments: IconCash,
  agencyAccounts: IconScale,
  ownAccount: IconScale,
  reports: IconChartBar,
  activity: IconHistory,
}

export interface NavigationMenu {
  places: NavigationEntry[]
  groups: { label: string; entries: NavigationEntry[] }[]
}

/** A session's menu in the screen's language: its own entries, and the groups under headings. */
export function useNavigationEntries(session: Session): NavigationMenu {
  const t = useText(messages)
  const toSend = useToSend(session)
  const named = (place: OpenPlace) => ({ ...place, label: t(place.key), icon: icons[place.key] })
  return {
    places: navigationOf(session).map(named),
    groups: [
      {
        label: t('field'),
        entries: fieldNavigationOf(session).map((place) => ({
          ...named(place),
          ...(place.key === 'messages' &&
            toSend > 0 && { waiting: { count: toSend, text: t('toSend', { count: toSend }) } }),
        })),
      },
      { label: t('money'), entries: moneyNavigationOf(session).map(named) },
      { label: t('system'), entries: systemNavigationOf(session).map(named) },
    ].filter(({ entries }) => entries.length > 0),
  }
}

/** How many messages have to be sent by hand; 0 for users who may not send them. */
function useToSend({ permissions }: Session): number {
  const { data } = useQuery({
    ...queries.messages.count(),
    enabled: permissions.includes('messages.write'),
  })
  return data?.byHand ?? 0
}
