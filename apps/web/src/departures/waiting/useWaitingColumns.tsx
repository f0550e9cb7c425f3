import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import { isOffice } from '../../app/isOffice.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import type { Column } from '../../kit/table/column.ts'
import {
  codeColumn,
  column,
  nameColumn,
  numberColumn,
  statusColumn,
  timeColumn,
  wordColumn,
} from '../../kit/table/columnKinds.tsx'
import { WaitingDates } from './WaitingDates.tsx'
import { waitingMessages, waitingStateLabels } from './waitingMessages.ts'

/** The columns of the waiting list; agencies don't need their own name. */
export function useWaitingColumns(): Column<WaitingEntry>[] {
  const t = useText(waitingMessages)
  const isStaff = isOffice(useSession())
  const detail = { card: 'detail' } as const
  return [
    nameColumn('customer', t('customer'), ({ firstName, lastName }) => `${firstName} ${lastName}`, {
      opens: true,
    }),
    nameColumn('tour', t('tour'), ({ tour }) => tour.name),
    column('dates', t('dates'), (entry) => <WaitingDates entry={entry} />, { card: 'secondary' }),
    numberColumn('people', t('people'), ({ people }) => people, detail),
    wordColumn('group', t('group'), groupTypeLabels, ({ group_type }) => group_type, detail),
    wordColumn('language', t('language'), languageLabels, ({ language }) => language, detail),
    ...(isStaff
      ? [nameColumn<WaitingEntry>('agency', t('agency'), ({ agency }) => agency.name, detail)]
      : []),
    statusColumn('state', t('state'), waitingStateLabels, ({ state }) => state, { card: 'status' }),
    codeColumn('order', t('order'), ({ order }) => order?.orderNumber, detail),
    timeColumn('since', t('since'), ({ createdAt }) => createdAt, detail),
  ]
}
