import { IconPrinter, IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { dayHref } from '../dayHref.ts'
import { manifestHref } from '../manifestHref.ts'
import { NoVehicles } from '../oneDay/NoVehicles.tsx'
import { OneDayPage } from '../oneDay/OneDayPage.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { useDayShown } from '../oneDay/useDayShown.ts'
import { HandOutDialog } from './HandOutDialog.tsx'
import { handoutMessages } from './handoutMessages.ts'
import { manifestMessages } from './messages.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { useManifestColumns } from './useManifestColumns.tsx'

const page = getRouteApi('/signedIn/day/manifests')

/** The sheets of a day: one row for each vehicle unit, and one for the people on none. */
export function ManifestsPage() {
  const t = useText(manifestMessages)
  const words = useText(oneDayMessages)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const go = (day: Day) => void navigate({ search: { date: day }, replace: true })
  const date = useDayShown(search.date, today, go)
  const columns = useManifestColumns()
  const [isPrinting, setIsPrinting] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const handout = useText(handoutMessages)
  const maySend = useCan('messages.write')
  const list = useQuery({
    ...queries.manifests.list({ query: { date } }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.data

  return (
    <OneDayPage
      kind="table"
      title={t('title')}
      date={date}
      onDate={go}
      links={[{ href: dayHref(date), name: words('day') }]}
      actions={
        <>
          <ActionButton
            leftSection={<IconPrinter size={16} stroke={1.6} />}
            disabled={!rows || rows.length === 0 || list.isPlaceholderData}
            onClick={() => setIsPrinting(true)}
          >
            {t('print')}
          </ActionButton>
          {maySend && (
            <ActionButton
              variant="default"
              leftSection={<IconSend size={16} stroke={1.6} />}
              disabled={!rows?.some(({ tour }) => tour) || list.isPlaceholderData}
              onClick={() => setIsSending(true)}
            >
              {handout('sendSheets')}
            </ActionButton>
          )}
        </>
      }
    >
      <DataTable
        label={t('units')}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        hrefOf={({ _id, handedOut }) => manifestHref(_id, date, handedOut)}
        busy={list.isPlaceholderData}
        error={list.isError ? problem.ofError(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={<NoVehicles date={date} />}
      />
      <HandOutDialog opened={isSending} onClose={() => setIsSending(false)} scope={{ date }} />
      <PrintDialog opened={isPrinting} onClose={() => setIsPrinting(false)} date={date} rows={rows ?? []} />
    </OneDayPage>
  )
}
