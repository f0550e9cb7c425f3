import { SegmentedControl } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../app/api.ts'
import { useListSearch } from '../app/useListSearch.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { ExportButtons } from '../kit/ExportButtons.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { PaymentsFrame } from './PaymentsFrame.tsx'
import { ReceivedByDay } from './ReceivedByDay.tsx'
import { ReceivedFilters } from './ReceivedFilters.tsx'
import { ReceivedRows } from './ReceivedRows.tsx'
import { receivedMessages } from './receivedMessages.ts'
import { type ReceivedSearch, receivedFilter, receivedRows } from './receivedQuery.ts'

const page = getRouteApi('/signedIn/payments/received')

/** Money that was received, this month's at first: the sums of each day, or every payment. */
export function ReceivedPage() {
  const t = useText(receivedMessages)
  const today = useToday()
  const { language: locale } = useLanguage()
  const { search, change } = useListSearch<ReceivedSearch>(page, 'received', receivedRows)
  const filter = receivedFilter(search, today)
  return (
    <PaymentsFrame
      tab="received"
      actions={
        <ExportButtons
          fetchFile={(format, signal) =>
            api.payments.receivedFile({ query: { ...filter, format, locale } }, signal)
          }
        />
      }
    >
      <ReceivedFilters search={search} onChange={change} />
      <div className="row wrap gap4 across12">
        <SegmentedControl
          aria-label={t('show')}
          value={search.show ?? 'days'}
          onChange={(show) => change({ show: show === 'rows' ? 'rows' : undefined })}
          data={[
            { value: 'days', label: t('byDay') },
            { value: 'rows', label: t('rows') },
          ]}
        />
        <span className="quiet">{t('help')}</span>
      </div>
      {search.show === 'rows' ? (
        <ReceivedRows search={search} filter={filter} onChange={change} />
      ) : (
        <ReceivedByDay filter={filter} />
      )}
    </PaymentsFrame>
  )
}
