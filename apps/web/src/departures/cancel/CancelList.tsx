import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { CancelPreview } from '@tourdesk/contract/departures/departureBatches'
import { list, money, titleDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Name } from '../../kit/Isolated.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { CancelRow } from './CancelRow.tsx'
import styles from './cancel.module.css'
import { cancelMessages } from './cancelMessages.ts'
import { byDeparture, type ChosenRows, totalsOf } from './chosenRows.ts'

interface CancelListProps {
  preview: CancelPreview
  rows: ChosenRows
  /** How many departures are canceled. */
  count: number
  /** True if something changed since the list was first shown. */
  isOutdated: boolean
  isBusy: boolean
  onRows: (rows: ChosenRows) => void
  onBack: () => void
  onCommit: () => void
}

/** What happens to each order, with ticks and terms, and what the ticked ones add up to. */
export function CancelList({
  preview,
  rows,
  count,
  isOutdated,
  isBusy,
  onRows,
  onBack,
  onCommit,
}: CancelListProps) {
  const t = useText(cancelMessages)
  const { items, units, seats, crew } = preview
  const totals = totalsOf(items, rows)
  const sums = list(totals.refunds.map(({ currency, amount }) => ltr(money(amount, currency))))
  return (
    <div className="grid gap12">
      {isOutdated && <Notice icon={<IconAlertTriangle size={16} />}>{t('again')}</Notice>}
      {items.length === 0 && <p className="flat">{t('nobody', { count })}</p>}
      <div className={styles.rows}>
        {byDeparture(items).map(({ tour, date, items: own }) => (
          <section key={`${tour} ${date}`}>
            {count > 1 && (
              <h3 className="flat normal strong">
                <Name>{tour}</Name>, {titleDay(date)}
              </h3>
            )}
            <ul className="plainList" aria-label={t('list')}>
              {own.map((item) => {
                const row = rows[item.order._id]
                return (
                  row && (
                    <CancelRow
                      key={item.order._id}
                      item={item}
                      row={row}
                      onChange={(change) => onRows({ ...rows, [item.order._id]: { ...row, ...change } })}
                    />
                  )
                )
              })}
            </ul>
          </section>
        ))}
      </div>
      <p className="flat">
        {list([
          t('orders', { count: totals.orders }),
          t('people', { count: totals.people }),
          ...(totals.isAll && units > 0 ? [t('freed', { count: units }), t('seats', { count: seats })] : []),
          ...(totals.isAll ? crew : []),
        ])}
        {'. '}
        {t('refunds', { sums: sums || t('noRefund') })}
      </p>
      <DialogActions
        start={
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        <Button
          color="red"
          loading={isBusy}
          disabled={items.length > 0 && totals.orders === 0}
          onClick={onCommit}
        >
          {t('cancel', { count })}
        </Button>
      </DialogActions>
    </div>
  )
}
