import { Button, Checkbox, VisuallyHidden } from '@mantine/core'
import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formDay, wholeMoney } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { seasonMessages } from './messages.ts'
import { SeasonPrices } from './SeasonPrices.tsx'
import styles from './season.module.css'
import { perPerson, perVehicle, type SeasonRow, type Span } from './seasonPlan.ts'
import type { SeasonValues } from './seasonValues.ts'

interface SeasonTableProps {
  form: UseFormReturn<SeasonValues, unknown, SeasonValues>
  rows: SeasonRow[]
  ticked: string[]
}

/** Every tour with the list to copy, and its prices before and after. */
export function SeasonTable({ form, rows, ticked }: SeasonTableProps) {
  const t = useText(seasonMessages)
  const { ofField } = useProblemTexts()
  const [shown, setShown] = useState<string | null>(null)
  const possible = rows.filter(({ plan }) => plan?.ok !== false && plan !== null).map(({ tour }) => tour._id)
  const isAll = possible.length > 0 && possible.every((id) => ticked.includes(id))
  const tick = (tours: string[]) => form.setValue('tours', tours, { shouldDirty: true })
  const shownRow = rows.find(({ tour }) => tour._id === shown) ?? null

  const columns: Column<SeasonRow>[] = [
    {
      key: 'ticked',
      width: 44,
      header: (
        <Checkbox
          aria-label={t('all')}
          checked={isAll}
          indeterminate={!isAll && possible.some((id) => ticked.includes(id))}
          onChange={() => tick(isAll ? [] : possible)}
        />
      ),
      cell: ({ tour }) => (
        <Checkbox
          aria-label={t('choose', { name: tour.name })}
          checked={ticked.includes(tour._id) && possible.includes(tour._id)}
          disabled={!possible.includes(tour._id)}
          onChange={({ currentTarget }) =>
            tick(currentTarget.checked ? [...ticked, tour._id] : ticked.filter((id) => id !== tour._id))
          }
        />
      ),
    },
    {
      key: 'tour',
      header: t('tour'),
      cell: ({ tour }) => (
        <span className="flex gap6">
          <Code>{tour.number}</Code> <bdi className="cut">{tour.name}</bdi>
        </span>
      ),
    },
    {
      key: 'list',
      header: t('copied'),
      width: 210,
      cell: ({ tour, source }) =>
        source && (
          <ListChoice
            tour={tour}
            list={source._id}
            onChange={(list) => {
              const lists = { ...form.getValues('lists'), [tour._id]: list }
              form.setValue('lists', lists, { shouldDirty: true })
            }}
          />
        ),
    },
    {
      key: 'problem',
      header: <VisuallyHidden>{t('problem')}</VisuallyHidden>,
      wraps: true,
      cell: ({ source, plan }) => {
        if (!source) return t('noList')
        return (
          plan && !plan.ok && <span className="red">{ofField(fieldMessage(plan.code, plan.params))}</span>
        )
      },
    },
    { key: 'person', header: t('perPerson'), cell: (row) => <NowAndThen row={row} of={perPerson} /> },
    { key: 'vehicle', header: t('perVehicle'), cell: (row) => <NowAndThen row={row} of={perVehicle} /> },
    {
      key: 'prices',
      header: <VisuallyHidden>{t('prices')}</VisuallyHidden>,
      width: 90,
      align: 'end',
      cell: ({ tour, source }) =>
        source && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('pricesOf', { name: tour.name })}
            onClick={() => setShown(tour._id)}
          >
            {t('prices')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <DataTable<SeasonRow>
        label={t('tours')}
        short
        columns={columns}
        rows={rows}
        rowKey={({ tour }) => tour._id}
        empty={<EmptyState text={t('none')} />}
      />
      <SeasonPrices row={shownRow} onClose={() => setShown(null)} />
    </>
  )
}

interface ListChoiceProps {
  tour: SeasonTour
  list: string
  onChange: (list: string) => void
}

/** The name of the only list, or a choice of several. */
function ListChoice({ tour, list, onChange }: ListChoiceProps) {
  const t = useText(seasonMessages)
  const options = tour.pricesList.map(({ _id, description, startDate, status }) => {
    const name = description || t('unnamed', { day: formDay(startDate) })
    return { value: _id, label: status === 'Draft' ? t('draft', { name }) : name }
  })
  if (options.length === 1) return <Name>{options[0]?.label}</Name>
  return (
    <Choice
      label={t('copiedOf', { name: tour.name })}
      hidesLabel
      width={180}
      value={list}
      options={options}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  )
}

function NowAndThen({ row: { source, plan }, of }: { row: SeasonRow; of: typeof perPerson }) {
  const now = source && of(source.prices)
  const then = plan?.ok ? of(plan.value.copy.prices) : null
  if (!now) return null
  return (
    <Code>
      {spanText(now)}
      {then && <b className={styles.then}> → {spanText(then)}</b>}
    </Code>
  )
}

function spanText(span: NonNullable<Span>): string {
  const { from, to } = span
  return from === to ? wholeMoney(from) : `${wholeMoney(from)}–${wholeMoney(to)}`
}
