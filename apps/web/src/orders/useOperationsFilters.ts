import { useQuery } from '@tanstack/react-query'
import { cities, filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
} from '@tourdesk/domain/entries/vocabulary'
import { moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { queries } from '../app/api.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { moneyFilterLabels } from '../i18n/vocabulary/moneyFilters.ts'
import {
  entryStatusLabels,
  orderSourceLabels,
  orderStatusLabels,
  orderTypeLabels,
} from '../i18n/vocabulary/orders.ts'
import { priceClassLabels } from '../i18n/vocabulary/pricing.ts'
import type { Option } from '../kit/fields/Choice.tsx'
import { operationsMessages } from './messages.ts'

/** The operations list's filters with options. */
export const listFilters = [
  'tours',
  'agencies',
  'tourStatus',
  'money',
  'orderStatus',
  'language',
  'pickupCity',
  'dropoffCity',
  'source',
  'groupType',
  'orderType',
  'priceClass',
] as const
export type ListFilter = (typeof listFilters)[number]

/** NOT_CONFIRMED is shown as BOOKED, so one option finds both. */
const offeredStatuses = entryStatuses.filter((status) => status !== 'NOT_CONFIRMED')

/** Name and options of every list filter. */
export function useOperationsFilters(): Record<ListFilter, { name: string; options: Option<string>[] }> {
  const t = useText(operationsMessages)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 300_000 })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const city = useOptions(cities, cityLabels)
  const language = useOptions(filterLanguages, languageLabels)
  const groupType = useOptions(groupTypes, groupTypeLabels)
  const source = useOptions(orderSources, orderSourceLabels)
  const tourStatus = useOptions(offeredStatuses, entryStatusLabels)
  const orderStatus = useOptions(orderStatuses, orderStatusLabels)
  const money = useOptions(moneyFilters, moneyFilterLabels)
  const orderType = useOptions(orderTypes, orderTypeLabels)
  const priceClass = useOptions(priceClasses, priceClassLabels)
  return {
    tours: { name: t('tours'), options: namesOf(tours.data?.data) },
    agencies: { name: t('agencies'), options: namesOf(sellers.data?.data) },
    tourStatus: { name: t('tourStatus'), options: tourStatus },
    money: { name: t('money'), options: money },
    orderStatus: { name: t('orderStatus'), options: orderStatus },
    language: { name: t('language'), options: language },
    pickupCity: { name: t('pickupCity'), options: city },
    dropoffCity: { name: t('dropoffCity'), options: city },
    source: { name: t('source'), options: source },
    groupType: { name: t('groupType'), options: groupType },
    orderType: { name: t('orderType'), options: orderType },
    priceClass: { name: t('priceClass'), options: priceClass },
  }
}

function namesOf(records: { _id: string; name: string }[] = []): Option<string>[] {
  return records.map(({ _id, name }) => ({ value: _id, label: name }))
}
