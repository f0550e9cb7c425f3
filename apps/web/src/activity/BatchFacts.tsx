import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { day } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { activityMessages } from './activityMessages.ts'

/** What a batch says about a departure or order: where its people were moved to, and that customers got no message. */
export function BatchFacts({ facts }: Pick<ActivityRow, 'facts'>) {
  const t = useText(activityMessages)
  const { toTour, toDate, withoutMessages } = facts
  return (
    <>
      {typeof toTour === 'string' && typeof toDate === 'string' && (
        <> · {t('movedTo', { tour: named(toTour), day: ltr(day(toDate)) })}</>
      )}
      {withoutMessages === true && <> · {t('withoutMessages')}</>}
    </>
  )
}
