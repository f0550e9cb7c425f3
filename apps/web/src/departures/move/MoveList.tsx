import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MovePreview } from '@tourdesk/contract/departures/moveBatches'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { useCan } from '../../app/session.ts'
import { list, money } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { MoveRow } from './MoveRow.tsx'
import styles from './move.module.css'
import { moveMessages } from './moveMessages.ts'
import { type MoveRows, totalsOf } from './moveRows.ts'

interface MoveListProps {
  preview: MovePreview
  rows: MoveRows
  /** True if something changed since the list was first shown. */
  isOutdated: boolean
  isBusy: boolean
  onRows: (rows: MoveRows) => void
  onBack: () => void
  onCommit: () => void
}

const commitLabels = { move: 'commitMove', merge: 'commitMerge', undo: 'commitUndo' } as const

/** Where each order goes and what it costs, with ticks, and what the ticked ones add up to. */
export function MoveList({ preview, rows, isOutdated, isBusy, onRows, onBack, onCommit }: MoveListProps) {
  const t = useText(moveMessages)
  const mayChangePrices = useCan('departures.cancel')
  const { kind, items, units, seats, crew } = preview
  const totals = totalsOf(items, rows)
  const written = (sums: readonly { currency: Currency; amount: number }[]) =>
    list(sums.map(({ currency, amount }) => ltr(money(amount, currency))))
  const isRefused = totals.hasMoney && !mayChangePrices
  return (
    <div className="grid gap12">
      {isOutdated && <Notice icon={<IconAlertTriangle size={16} />}>{t('again')}</Notice>}
      {items.length === 0 && <p className="flat">{t('nobody')}</p>}
      <ul className={`plainList ${styles.rows}`} aria-label={t('list')}>
        {items.map((item) => {
          const row = rows[item.order._id]
          return (
            row && (
              <MoveRow
                key={item.order._id}
                item={item}
                row={row}
                onChange={(change) => onRows({ ...rows, [item.order._id]: { ...row, ...change } })}
              />
            )
          )
        })}
      </ul>
      <p className="flat">
        {list([
          t('orders', { count: totals.orders }),
          t('people', { count: totals.people }),
          ...(totals.isAll && units > 0
            ? [t('freed', { count: units }), t('seats', { count: seats }), ...crew]
            : []),
        ])}
        {'. '}
        {totals.charges.length > 0 && <>{t('charges', { sums: written(totals.charges) })} </>}
        {totals.refunds.length > 0 && t('refunds', { sums: written(totals.refunds) })}
      </p>
      {isRefused && <Notice icon={<IconAlertTriangle size={16} />}>{t('needsRight')}</Notice>}
      <DialogActions
        start={
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        <Button
          loading={isBusy}
          disabled={isRefused || (totals.orders === 0 && (items.length > 0 || kind !== 'merge'))}
          onClick={onCommit}
        >
          {t(commitLabels[kind])}
        </Button>
      </DialogActions>
    </div>
  )
}
