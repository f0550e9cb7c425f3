import type { DepartureRow } from '@tourdesk/contract/departures/departures'
import { useCan } from '../../app/session.ts'
import { day, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { FillBar } from '../../kit/FillBar.tsx'
import { Code, Money, Ratio } from '../../kit/Isolated.tsx'
import type { Column } from '../../kit/table/column.ts'
import { column, nameColumn, numberColumn } from '../../kit/table/columnKinds.tsx'
import { DepartureTags } from '../DepartureTags.tsx'
import { departureMessages } from '../departureMessages.ts'

/** The columns of the list of departures. */
export function useDepartureColumns(): Column<DepartureRow>[] {
  const t = useText(departureMessages)
  const { language } = useLanguage()
  const mayReadMoney = useCan('reports.read')
  const detail = { card: 'detail' } as const
  return [
    column('date', t('date'), ({ date }) => (
      <>
        {weekday(date, language, 'short')} <Code>{day(date)}</Code>
      </>
    )),
    nameColumn('tour', t('tour'), ({ tour }) => tour.name, { opens: true }),
    column(
      'state',
      t('state'),
      ({ state, guaranteed, closedFor }) => (
        <span className="flex wrap gap4">
          <DepartureTags state={state} guaranteed={guaranteed} isPartlyClosed={closedFor.length > 0} />
        </span>
      ),
      { card: 'secondary' },
    ),
    numberColumn('people', t('people'), ({ people }) => people, detail),
    column(
      'fill',
      t('fill'),
      ({ fill }) =>
        fill ? (
          <span className="grid gap4">
            <Ratio part={fill.sold} whole={fill.capacity} />
            <FillBar part={fill.sold} whole={fill.capacity} />
          </span>
        ) : (
          t('openEnded')
        ),
      detail,
    ),
    numberColumn('orders', t('orders'), ({ orders }) => orders, detail),
    numberColumn('units', t('units'), ({ units }) => units || null, detail),
    numberColumn('seats', t('seats'), ({ seats }) => seats || null, detail),
    numberColumn('minimum', t('minimum'), ({ minimum }) => minimum, detail),
    numberColumn('waiting', t('waitingPeople'), ({ waiting }) => waiting || null, detail),
    ...(mayReadMoney
      ? [
          column<DepartureRow>(
            'gross',
            t('gross'),
            ({ gross }) => gross !== null && gross > 0 && <Money amount={gross} />,
            { align: 'end', ...detail },
          ),
        ]
      : []),
  ]
}
