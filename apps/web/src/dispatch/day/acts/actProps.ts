import type { Day } from '@tourdesk/domain/calendar'

/** What the contents of a dialog for a whole day need. */
export interface ActProps {
  date: Day
  onClose: () => void
}
