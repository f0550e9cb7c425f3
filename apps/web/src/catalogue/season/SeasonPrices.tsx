import { toDollars } from '@tourdesk/domain/money'
import type { PricePair } from '@tourdesk/domain/pricing/priceList'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { wholeMoney } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Code } from '../../kit/Isolated.tsx'
import { priceListMessages } from '../tours/prices/messages.ts'
import { priceColumns } from '../tours/prices/priceListValues.ts'
import { useColumnName } from '../tours/prices/useColumnName.ts'
import { seasonMessages } from './messages.ts'
import styles from './season.module.css'
import type { SeasonRow } from './seasonPlan.ts'

/** All prices of a tour, before and after. */
export function SeasonPrices({ row, onClose }: { row: SeasonRow | null; onClose: () => void }) {
  const t = useText(seasonMessages)
  const words = useText(priceListMessages)
  const city = useLabel(cityLabels)
  const columnName = useColumnName()
  const copied = row?.plan?.ok ? row.plan.value.copy.prices : []
  return (
    <Dialog
      opened={row !== null}
      onClose={onClose}
      title={row ? t('pricesOf', { name: row.tour.name }) : ''}
      size="full"
    >
      <div className={styles.scroll}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{words('pickup')}</th>
              <th scope="col">{words('dropoff')}</th>
              {priceColumns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row?.source?.prices.map((pair, index) => (
              <tr key={`${pair.pickup} ${pair.dropoff}`}>
                <th scope="row">{city(pair.pickup)}</th>
                <th scope="row">{city(pair.dropoff)}</th>
                {amountsOf(pair).map((now, place) => {
                  const then = copied[index] && amountsOf(copied[index])[place]
                  return (
                    <td key={priceColumns[place]}>
                      {now > 0 && <Code>{wholeMoney(toDollars(now))}</Code>}
                      {now > 0 && then !== undefined && (
                        <b>
                          <Code>{wholeMoney(toDollars(then))}</Code>
                        </b>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

/** Amounts in cents, in the order of `priceColumns`. */
function amountsOf({ prices }: PricePair): number[] {
  return [
    ...groupColumns.map((column) => prices[column]),
    ...privateColumns.map((column) => prices.private_group[column]),
    prices.transferFee,
  ]
}
