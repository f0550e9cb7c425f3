import type { Day } from '@tourdesk/domain/calendar'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { oneDayMessages } from './oneDayMessages.ts'

/** Says that nothing is planned for the day, with a link to where it can be planned. */
export function NoVehicles({ date }: { date: Day }) {
  const t = useText(oneDayMessages)
  const calendar = assignmentsHref({ startDate: date, endDate: date })
  return (
    <EmptyState text={t('noVehicles')} action={<LinkButton href={calendar}>{t('calendar')}</LinkButton>} />
  )
}
