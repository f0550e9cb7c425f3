import {
  IconAddressBook,
  IconArticle,
  IconBuilding,
  IconBuildingWarehouse,
  IconBus,
  IconCalendarEvent,
  IconClipboardList,
  IconLink,
  IconMap2,
  IconMapPin,
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
import { navigationOf, type PlaceKey } from './navigation.ts'
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
}

/** A session's menu in the screen's language. */
export function useNavigationEntries(session: Session): NavigationEntry[] {
  const t = useText(messages)
  return navigationOf(session).map(({ key, to }) => ({ key, to, label: t(key), icon: icons[key] }))
}
