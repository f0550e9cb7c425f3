import { limitTexts } from '@tourdesk/domain/pricing/amount'
import { isColumnLocked, type PriceColumn, type PricedTour } from '@tourdesk/domain/pricing/lockedCell'
import { typedAmounts } from '@tourdesk/domain/pricing/typedAmount'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { readTime } from '@tourdesk/domain/readTime'
import type { UseFormReturn } from 'react-hook-form'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Grid } from '../../grid/Grid.tsx'
import type { GridColumn } from '../../grid/gridProps.ts'
import { priceListMessages } from './messages.ts'
import { type PriceListValues, priceColumns } from './priceListValues.ts'
import { useColumnName } from './useColumnName.ts'

interface PriceTableProps {
  form: UseFormReturn<PriceListValues, unknown, PriceListValues>
  priced: PricedTour
}

type Column = PriceColumn | 'pickupTime'

/** All pairs of cities with their prices; columns for what the tour doesn't offer are locked. */
export function PriceTable({ form, priced }: PriceTableProps) {
  const t = useText(priceListMessages)
  const city = useLabel(cityLabels)
  const columnName = useColumnName()
  const pairs = form.getValues('prices')
  const time: GridColumn<Column> = {
    key: 'pickupTime',
    name: t('pickupTime'),
    isLocked: false,
    blank: '',
    placeholder: 'HH:mm',
    maxLength: 5,
    isNumber: false,
  }
  const prices = priceColumns.map(
    (key): GridColumn<Column> => ({
      key,
      name: columnName(key),
      isLocked: isColumnLocked(key, priced),
      shows: key === 'large_group' && !priced.hasOwnPremium ? 'economy' : undefined,
      blank: '0',
      isNumber: true,
    }),
  )
  return (
    <>
      <Grid
        form={form}
        label={t('table')}
        corner={[t('pickup'), t('dropoff')]}
        groups={[
          { name: '', span: 1 },
          { name: t('perPerson'), span: groupColumns.length },
          { name: t('perVehicle'), span: privateColumns.length },
          { name: t('currency'), span: 1 },
        ]}
        columns={[time, ...prices]}
        rows={pairs.map(({ pickup, dropoff }) => ({
          key: `${pickup} ${dropoff}`,
          heads: [city(pickup), city(dropoff)],
        }))}
        root="prices"
        pathOf={(row, column) =>
          column === 'pickupTime' ? `prices.${row}.pickupTime` : `prices.${row}.cells.${column}`
        }
        cellName={(row, column) => {
          const { pickup = 'tel_aviv', dropoff = 'tel_aviv' } = pairs[row] ?? {}
          return t('cell', { column: column.name, pickup: city(pickup), dropoff: city(dropoff) })
        }}
        understand={understand}
        onWritten={() => void form.trigger('prices')}
      />
      <p className="quiet flat small">
        {t('bounds', { limit: limitTexts.USD })} {t('locked')}{' '}
        {t(priced.hasOwnPremium ? 'largeByItself' : 'largeByEconomy')}
      </p>
    </>
  )
}

/** Normalises what was typed: times as `08:30`, prices as plain numbers. */
function understand(cells: { column: Column; text: string }[]): (string | null)[] {
  const isTime = ({ column }: { column: Column }) => column === 'pickupTime'
  const prices = typedAmounts(
    cells.map((cell) => (isTime(cell) ? '' : cell.text)),
    'USD',
  )
  return cells.map((cell, index) => {
    if (isTime(cell)) return readTime(cell.text)
    const price = prices[index]
    return price?.ok && price.value !== null ? String(price.value) : null
  })
}
