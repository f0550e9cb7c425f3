import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter, IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { useEffect, useEffectEvent, useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { DayInput } from '../../kit/fields/DayInput.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { DayWords } from '../DayWords.tsx'
import { dayHref } from '../day/dayHref.ts'
import { StepButton } from '../StepButton.tsx'
import { useStepKeys } from '../useStepKeys.ts'
import { HandOutDialog } from './HandOutDialog.tsx'
import { handoutMessages } from './handoutMessages.ts'
import { manifestHref } from './manifestHref.ts'
import { manifestMessages } from './messages.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { useManifestColumns } from './useManifestColumns.tsx'

const page = getRouteApi('/signedIn/day/manifests')

/** The sheets of a day: one row for each vehicle unit, and one for the people on none. */
export function ManifestsPage() {
  const t = useText(manifestMessages)
  const words = useText(common)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const date = search.date ?? today
  const navigate = page.useNavigate()
  const columns = useManifestColumns()
  const [isPrinting, setIsPrinting] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const handout = useText(handoutMessages)
  const maySend = useCan('messages.write')
  const list = useQuery({
    ...queries.manifests.list({ query: { date } }),
    placeholderData: keepPreviousData,
  })
  const go = (day: Day) => void navigate({ search: { date: day }, replace: true })
  const nameToday = useEffectEvent(() => go(today))
  useEffect(() => {
    if (!search.date) nameToday()
  }, [search.date])
  const previous = { label: t('previousDay'), run: () => go(addDays(date, -1)) }
  const next = { label: t('nextDay'), run: () => go(addDays(date, 1)) }
  useStepKeys({ previous, next, home: { label: words('today'), run: () => go(today) } })
  const rows = list.data?.data

  return (
    <Page
      kind="table"
      title={t('title')}
      beside={<DayWords date={date} />}
      actions={
        <>
          <LinkButton href={dayHref(date)} variant="default">
            {t('day')}
          </LinkButton>
          <StepButton name={previous.label} icon={IconChevronLeft} onClick={previous.run} />
          <Button variant="default" onClick={() => go(today)}>
            {words('today')}
          </Button>
          <StepButton name={next.label} icon={IconChevronRight} onClick={next.run} />
          <DayInput label={t('date')} hidesLabel value={date} onChange={(day) => day && go(day)} />
          <Button
            leftSection={<IconPrinter size={16} stroke={1.6} />}
            disabled={!rows || rows.length === 0 || list.isPlaceholderData}
            onClick={() => setIsPrinting(true)}
          >
            {t('print')}
          </Button>
          {maySend && (
            <Button
              variant="default"
              leftSection={<IconSend size={16} stroke={1.6} />}
              disabled={!rows?.some(({ tour }) => tour) || list.isPlaceholderData}
              onClick={() => setIsSending(true)}
            >
              {handout('sendSheets')}
            </Button>
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
        empty={
          <EmptyState
            text={t('nothing')}
            action={
              <LinkButton href={assignmentsHref({ startDate: date, endDate: date })}>
                {t('calendar')}
              </LinkButton>
            }
          />
        }
      />
      <HandOutDialog opened={isSending} onClose={() => setIsSending(false)} scope={{ date }} />
      <PrintDialog opened={isPrinting} onClose={() => setIsPrinting(false)} date={date} rows={rows ?? []} />
    </Page>
  )
}
