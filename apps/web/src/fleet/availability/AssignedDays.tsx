import { Button } from '@mantine/core'
import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import { assignmentsHref } from '../../dispatch/assignmentsHref.ts'
import { day } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { availabilityMessages } from './messages.ts'

interface AssignedDaysProps {
  range: AvailabilityRange
  /** Opens the form for the day; undefined for people who may not set days. */
  onMark: (() => void) | undefined
}

/** The vehicle unit that a row is assigned to; it can only be changed in planning. */
export function AssignedDays({ range, onMark }: AssignedDaysProps) {
  const t = useText(availabilityMessages)
  const { startDate, endDate, notes } = range
  const last = endDate ?? startDate
  return (
    <>
      <p className="flex wrap apart gap4 across12 flat below4">
        <bdi>{t('assignedTo', { tour: notes })}</bdi>
        <Code>{startDate === last ? day(startDate) : `${day(startDate)} – ${day(last)}`}</Code>
      </p>
      <p className="quiet">{t('assignedHelp')}</p>
      <DialogActions>
        <Button variant="default" component={AppLink} href={assignmentsHref({ startDate, endDate: last })}>
          {t('openPlanning')}
        </Button>
        {onMark && <Button onClick={onMark}>{t(range.isUnavailable ? 'markBack' : 'markAway')}</Button>}
      </DialogActions>
    </>
  )
}
