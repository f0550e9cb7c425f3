import { PriceListInput, type TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { readPickupTime } from '@tourdesk/domain/catalogue/pickupTime'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { checked, issuesOf } from '@tourdesk/domain/checked'
import type { Params } from '@tourdesk/domain/decision'
import { isAmount } from '@tourdesk/domain/pricing/amount'
import { allPairs, wrongPrices } from '@tourdesk/domain/pricing/checkPrices'
import type { PriceColumn } from '@tourdesk/domain/pricing/lockedCell'
import { checkDates } from '@tourdesk/domain/pricing/priceListOverlap'
import { typedAmount } from '@tourdesk/domain/pricing/typedAmount'
import { checkPriceList, readPairs } from '@tourdesk/domain/pricing/typedPriceList'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../../kit/form/contractForm.ts'

/** A price list as it's sent; a new one has no id. */
export type PriceListDraft = NonNullable<TourInput['pricesList']>[number]

/** The days for which a list is started. */
export type ListDays = Pick<PriceListDraft, 'startDate' | 'endDate'>

/** The columns of the price table, in order. */
export const priceColumns: readonly PriceColumn[] = [...groupColumns, ...privateColumns, 'transferFee']

const Fields = PriceListInput.pick({ description: true, endDate: true }).extend({
  startDate: z.string().nullable().default(null),
  /** True if large groups of class premium have their own price; otherwise Economy's applies. */
  hasOwnPremium: z.boolean().default(false),
  prices: z
    .array(
      z.object({
        pickup: z.enum(cities),
        dropoff: z.enum(cities),
        pickupTime: z.string(),
        /** Texts as typed, in USD. */
        cells: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
})
export type PriceListValues = FormValues<typeof Fields>

/** A new price list: a Draft from today, with no end and no prices. */
export function newPriceList(today: Day): PriceListDraft {
  return { ...startValues(PriceListInput), startDate: today }
}

/** A copy of a price list, as a Draft that starts after the last of the tour's lists, or else today. */
export function copiedList(
  list: PriceListDraft,
  lists: readonly PriceListDraft[],
  today: Day,
): PriceListDraft {
  const { _id, ...copy } = list
  return { ...copy, status: 'Draft', startDate: nextStart(lists, today), endDate: null }
}

/** The day after the last list ends; today if that's past, or if a list never ends. */
export function nextStart(lists: readonly Pick<PriceListDraft, 'endDate'>[], today: Day): Day {
  const ends = lists.flatMap(({ endDate }) => endDate ?? [])
  const last = ends.length === lists.length ? ends.toSorted().at(-1) : undefined
  return last && last >= today ? addDays(last, 1) : today
}

/**
 * The fields of the editor with their rules; `list` is the edited one, `others` are the tour's other lists.
 */
export function priceListFields(list: PriceListDraft, others: readonly PriceListDraft[]) {
  return contractForm(Fields, (values) => {
    const typed = { ...datesOf(priceListOf(values, list)), prices: typedPairs(values) }
    const before = readPairs(list.prices ?? [])
    const placed = issuesOf(checkPriceList(typed, before)).filter(({ field }) => field !== 'prices')
    for (const { code, params } of wrongPrices(typed.prices, before))
      placed.push({ field: cellPath(values, params), code, ...(params && { params }) })
    for (const [index, { pickupTime }] of values.prices.entries())
      if (pickupTime.trim() && !readPickupTime(pickupTime).ok)
        placed.push({ field: `prices.${index}.pickupTime`, code: 'pickup_time_invalid' })
    const overlap = checkDates(typed, others.map(datesOf))
    if (!overlap.ok && overlap.code === 'price_lists_overlap')
      placed.push({ field: 'startDate', code: overlap.code })
    return checked(values, placed)
  })
}

/** Initial values: all pairs, with missing prices as 0. */
export function priceListValuesOf(list: PriceListDraft): PriceListValues {
  return {
    hasOwnPremium: list.prices?.some(({ prices }) => Number(prices.large_group) > 0) ?? false,
    description: list.description ?? '',
    startDate: list.startDate || null,
    endDate: list.endDate ?? null,
    prices: allPairs().map(({ pickup, dropoff }) => {
      const pair = list.prices?.find((one) => one.pickup === pickup && one.dropoff === dropoff)
      const cells = priceColumns.map((column) => [column, String(priceOf(pair, column) ?? 0)])
      return { pickup, dropoff, pickupTime: pair?.pickupTime ?? '', cells: Object.fromEntries(cells) }
    }),
  }
}

/** The rows after switching on premium's own price, which starts as the Economy price that applied so far. */
export function withOwnPremium(rows: PriceListValues['prices']): PriceListValues['prices'] {
  return rows.map((row) => {
    const { economy = '', large_group = '' } = row.cells
    return Number(large_group) > 0 ? row : { ...row, cells: { ...row.cells, large_group: economy } }
  })
}

/** The list as it's sent. */
export function priceListOf(values: PriceListValues, list: PriceListDraft): PriceListDraft {
  return {
    ...list,
    description: values.description,
    startDate: values.startDate ?? '',
    endDate: values.endDate,
    prices: typedPairs(values),
  }
}

/** What the rules compare; a list may not have an id yet. */
export function datesOf(list: PriceListDraft, index = -1) {
  return {
    _id: list._id ?? `new ${index}`,
    description: list.description ?? '',
    startDate: list.startDate,
    endDate: list.endDate ?? null,
    status: list.status ?? 'Draft',
  }
}

type Pair = NonNullable<PriceListDraft['prices']>[number]

function priceOf(pair: Pair | undefined, column: PriceColumn) {
  const prices = pair?.prices
  return new Map(Object.entries({ ...prices, ...prices?.private_group, private_group: 0 })).get(column)
}

/** Without premium's own price, the large group's is 0 and Economy's applies. */
function typedPairs({ prices, hasOwnPremium }: PriceListValues): Pair[] {
  return prices.map(({ pickup, dropoff, pickupTime, cells }) => ({
    pickup,
    dropoff,
    pickupTime: pickupTime.trim() || null,
    prices: {
      ...amounts(groupColumns, cells),
      ...(!hasOwnPremium && { large_group: 0 }),
      private_group: amounts(privateColumns, cells),
      transferFee: amountOf(cells.transferFee),
    },
  }))
}

function amounts<Column extends string>(columns: readonly Column[], cells: Record<string, string>) {
  return Object.fromEntries(columns.map((column) => [column, amountOf(cells[column])])) as Record<
    Column,
    number | string
  >
}

/** Text that isn't clearly a price stays text, so that the error can quote it. */
function amountOf(typed = ''): number | string {
  const text = typed.trim()
  const read = typedAmount(text, 'USD')
  if (read.ok) return read.value ?? ''
  const number = Number(text)
  // `1.250` is a number too, but people may mean 1,250.
  return Number.isNaN(number) || isAmount(number, 'USD') ? text : number
}

function cellPath({ prices }: PriceListValues, params: Params | undefined): string {
  const index = prices.findIndex(
    ({ pickup, dropoff }) => pickup === params?.pickup && dropoff === params.dropoff,
  )
  return `prices.${index}.cells.${params?.field ?? ''}`
}
