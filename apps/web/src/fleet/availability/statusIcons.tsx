import { IconBan, IconBookmark, IconBus, IconCheck, IconUserOff, type TablerIcon } from '@tabler/icons-react'
import type { AvailabilityStatus } from '@tourdesk/domain/fleet/vocabulary'

/** An icon for each status, for people who can't tell the colours apart. */
export const statusIcons: Record<AvailabilityStatus, TablerIcon> = {
  reserved: IconBookmark,
  unavailable: IconBan,
  available: IconCheck,
  assigned: IconBus,
}

/** For days off that a guide or driver entered on their phone. */
export const ownDaysIcon: TablerIcon = IconUserOff
