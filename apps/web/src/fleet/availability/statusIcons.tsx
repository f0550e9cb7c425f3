import { IconBan, IconBookmark, IconBus, IconCheck, type TablerIcon } from '@tabler/icons-react'
import type { AvailabilityStatus } from '@tourdesk/domain/fleet/vocabulary'

/** A sign beside the colour of each status, since colour alone tells some people nothing. */
export const statusIcons: Record<AvailabilityStatus, TablerIcon> = {
  reserved: IconBookmark,
  unavailable: IconBan,
  available: IconCheck,
  assigned: IconBus,
}
