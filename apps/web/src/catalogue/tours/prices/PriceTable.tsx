import { limitTexts } from '@tourdesk/domain/pricing/amount'
import { isColumnLocked, type PriceColumn, type PricedTour } from '@tourdesk/domain/pricing/lockedCell'
import { readTime } from '@tourdesk/domain/readTime'
import type { KeyboardEvent } from 'react'
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { FormProblem } from '../../../kit/form/FormProblem.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { priceListMessages } from './messages.ts'
import { type PriceListValues, priceColumns } from './priceListValues.ts'
import styles from './prices.module.css'
import { useColumnName } from './useColumnName.ts'

interface PriceTableProps {
  form: UseFormReturn<PriceListValues, unknown, PriceListValues>
  priced: PricedTour
}

/** All pairs of cities with their prices; prices for what the tour doesn't offer are locked. */
export function PriceTable({ form, priced }: PriceTableProps) {
  const t = useText(priceListMessages)
  const city = useLabel(cityLabels)
  const columnName = useColumnName()
  const { control, register, getValues, setValue } = form
  const { errors } = useFormState({ control, name: 'prices' })
  const { ofField } = useProblemTexts()
  const rows = getValues('prices')
  /** Shows how a typed time was understood: `830` is 08:30. */
  function showTime(index: number) {
    const typed = getValues(`prices.${index}.pickupTime`)
    setValue(`prices.${index}.pickupTime`, readTime(typed) ?? typed)
  }
  const wrong = rows.flatMap((_, index) => messagesOf(errors.prices?.[index]))
  return (
    <>
      <FormProblem text={wrong[0] ? ofField(wrong[0]) : null} />
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t('table')} onKeyDown={moveBetweenCells}>
          <thead>
            <tr>
              <th scope="col">{t('pickup')}</th>
              <th scope="col">{t('dropoff')}</th>
              <th scope="col">{t('pickupTime')}</th>
              {priceColumns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pickup, dropoff }, index) => {
              const nameOf = (column: string) =>
                t('cell', { column, pickup: city(pickup), dropoff: city(dropoff) })
              return (
                <tr key={`${pickup} ${dropoff}`}>
                  <th scope="row">{city(pickup)}</th>
                  <td className={styles.city}>{city(dropoff)}</td>
                  <td>
                    <input
                      {...register(`prices.${index}.pickupTime`, { onBlur: () => showTime(index) })}
                      className={styles.cell}
                      aria-label={nameOf(t('pickupTime'))}
                      aria-invalid={errors.prices?.[index]?.pickupTime ? true : undefined}
                      placeholder="HH:mm"
                      maxLength={5}
                      autoComplete="off"
                      data-column="pickupTime"
                    />
                  </td>
                  {priceColumns.map((column) => (
                    <td key={column}>
                      {isColumnLocked(column, priced) ? (
                        <LockedCell
                          control={control}
                          index={index}
                          column={column}
                          label={nameOf(columnName(column))}
                          showsEconomy={column === 'large_group' && !priced.hasOwnPremium}
                        />
                      ) : (
                        <input
                          {...register(`prices.${index}.cells.${column}`)}
                          className={styles.cell}
                          aria-label={nameOf(columnName(column))}
                          aria-invalid={errors.prices?.[index]?.cells?.[column] ? true : undefined}
                          inputMode="decimal"
                          autoComplete="off"
                          data-column={column}
                          onFocus={(event) => event.currentTarget.select()}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {t('bounds', { limit: limitTexts.USD })} {t('locked')}{' '}
        {t(priced.hasOwnPremium ? 'largeByItself' : 'largeByEconomy')}
      </p>
    </>
  )
}

interface LockedCellProps {
  control: Control<PriceListValues, unknown, PriceListValues>
  index: number
  column: PriceColumn
  label: string
  /** Large groups pay the Economy price, so their column shows it. */
  showsEconomy: boolean
}

function LockedCell({ control, index, column, label, showsEconomy }: LockedCellProps) {
  const name = `prices.${index}.cells.${showsEconomy ? 'economy' : column}` as const
  const value = useWatch({ control, name })
  return <input className={styles.cell} aria-label={label} value={value ?? ''} readOnly disabled />
}

type RowErrors = {
  pickupTime?: { message?: string }
  cells?: Record<string, { message?: string } | undefined>
}

function messagesOf(row: RowErrors | undefined): string[] {
  const cells = priceColumns.map((column) => row?.cells?.[column]?.message)
  return [...cells, row?.pickupTime?.message].filter((message) => message !== undefined)
}

/** Arrow up, arrow down and Enter move within a column, like in a spreadsheet. */
function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const column = event.target.dataset.column
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`)]
  cells[cells.indexOf(event.target) + step]?.focus()
}
