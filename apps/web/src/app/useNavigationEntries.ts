import {
  IconAddressBook,
  IconArticle,
  IconBuilding,
  IconBuildingWarehouse,
  IconBus,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCash,
  IconClipboardList,
  IconFileText,
  IconHistory,
  IconLink,
  IconMap2,
  IconMapPin,
  IconMessage,
  IconMountain,
  IconSettings,
  IconStar,
  IconSteeringWheel,
  IconTag,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import { messages } from './messages.ts'
import {
  fieldNavigationOf,
  moneyNavigationOf,
  navigationOf,
  type PlaceKey,
  systemNavigationOf,
} from './navigation.ts'
import type { Session } from './sessionShape.ts'

export interface NavigationEntry {
  key: PlaceKey
  to: string
  label: string
  icon: TablerIcon
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
  messages: IconMessage,
  payments: IconCash,
  activity: IconHistory,
}

export interface NavigationMenu {
  places: NavigationEntry[]
  groups: { label: string; entries: NavigationEntry[] }[]
}

/** A session's menu in the screen's language: its entries, then those under a heading. */
export function useNavigationEntries(session: Session): NavigationMenu {
  const t = useText(messages)
  const named = ({ key, to }: { key: PlaceKey; to: string }) => ({ key, to, label: t(key), icon: icons[key] })
  return {
    places: navigationOf(session).map(named),
    groups: [
      { label: t('field'), entries: fieldNavigationOf(session).map(named) },
      { label: t('money'), entries: moneyNavigationOf(session).map(named) },
      { label: t('system'), entries: systemNavigationOf(session).map(named) },
    ].filter(({ entries }) => entries.length > 0),
  }
}
