import type { TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import type { Day } from '@tourdesk/domain/calendar'
import { readPickupTime } from '@tourdesk/domain/catalogue/pickupTime'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { allPairs } from '@tourdesk/domain/pricing/checkPrices'
import type { PriceColumn } from '@tourdesk/domain/pricing/lockedCell'
import { checkDates } from '@tourdesk/domain/pricing/priceListOverlap'
import { checkPriceList, readPairs } from '@tourdesk/domain/pricing/typedPriceList'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { fieldMessage } from '../../../app/problems.ts'

/** A price list as it is sent; one without an id is new. */
export type PriceListDraft = NonNullable<TourInput['pricesList']>[number]

/** The columns of the price table, in their order (CCONST-07). */
export const priceColumns: readonly PriceColumn[] = [...groupColumns, ...privateColumns, 'transferFee']

const Fields = z.object({
  description: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Large groups of class premium have their own price; else the column shows Economy's (HOLE-C17). */
  hasOwnPremium: z.boolean(),
  prices: z.array(
    z.object({
      pickup: z.enum(cities),
      dropoff: z.enum(cities),
      pickupTime: z.string(),
      /** As typed, in USD. */
      cells: z.record(z.string(), z.string()),
    }),
  ),
})
export type PriceListValues = z.output<typeof Fields>

/** A new price list: a Draft from today on, without an end and without prices (HOLE-C25, HOLE-C31, HOLE-C55). */
export function newPriceList(today: Day): PriceListDraft {
  return { description: '', startDate: today, endDate: null, status: 'Draft', prices: [] }
}

/** The rules of the editor; `list` is what is edited and `others` the rest of the tour's lists. */
export function priceListSchema(list: PriceListDraft, others: readonly PriceListDraft[]) {
  return Fields.superRefine((values, context) => {
    const typed = { ...datesOf(priceListOf(values, list)), prices: typedPairs(values) }
    for (const { field, code, params } of issuesOf(checkPriceList(typed, readPairs(list.prices ?? [])))) {
      const path = field === 'prices' ? cellPath(values, code, params) : [field]
      context.addIssue({ code: 'custom', path, message: fieldMessage(code, params) })
    }
    const overlap = checkDates(typed, others.map(datesOf))
    if (!overlap.ok && overlap.code === 'price_lists_overlap')
      context.addIssue({ code: 'custom', path: ['startDate'], message: overlap.code })
  })
}

/** What the editor starts with: all pairs, prices that are missing as 0. */
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

/** The rows once premium large groups have their own price: it starts as what they paid until then. */
export function withOwnPremium(rows: PriceListValues['prices']): PriceListValues['prices'] {
  return rows.map((row) => {
    const { economy = '', large_group = '' } = row.cells
    return Number(large_group) > 0 ? row : { ...row, cells: { ...row.cells, large_group: economy } }
  })
}

/** What is sent. */
export function priceListOf(values: PriceListValues, list: PriceListDraft): PriceListDraft {
  return {
    ...list,
    description: values.description,
    startDate: values.startDate ?? '',
    endDate: values.endDate,
    prices: typedPairs(values),
  }
}

/** What the rules compare of lists that may have no id yet. */
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

/** Without its own price the large group's is 0, which is priced by Economy (HOLE-C17). */
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

/** What is no number stays the text it is, so that the refusal can name it (PLIST-15). */
function amountOf(typed = ''): number | string {
  const text = typed.trim()
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

function cellPath(
  values: PriceListValues,
  code: string,
  params: Record<string, string | number> | undefined,
): (string | number)[] {
  const isPrice = code !== 'pickup_time_invalid'
  const index = values.prices.findIndex((pair) =>
    isPrice
      ? pair.pickup === params?.pickup && pair.dropoff === params.dropoff
      : pair.pickupTime !== '' && !readPickupTime(pair.pickupTime).ok,
  )
  return ['prices', index, ...(isPrice ? ['cells', params?.field ?? ''] : ['pickupTime'])]
}
