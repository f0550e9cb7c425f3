import { sheetFormats } from '@tourdesk/contract/dispatch/manifests'
import { authorKinds } from '@tourdesk/domain/access/actor'
import { roles } from '@tourdesk/domain/access/roles'
import { invoicings, limitActions, statementBases } from '@tourdesk/domain/agencies/vocabulary'
import {
  cities,
  filterLanguages,
  groupTypes,
  languages,
  regions,
} from '@tourdesk/domain/catalogue/vocabulary'
import { capacityModes } from '@tourdesk/domain/departures/capacity/capacityRule'
import { departureStates } from '@tourdesk/domain/departures/departure'
import { waitingDateStates, waitingStates } from '@tourdesk/domain/departures/waiting/waitingState'
import { sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
  tourOptions,
  vehicleSizes,
} from '@tourdesk/domain/entries/vocabulary'
import {
  licenseTypes,
  operatorRoles,
  rankingTags,
  settableAvailability,
} from '@tourdesk/domain/fleet/vocabulary'
import { cancelReasons, orderChannels, paymentStatuses } from '@tourdesk/domain/orders/vocabulary'
import {
  adjustmentReasons,
  ledgerKinds,
  paymentActions,
  paymentMethods,
  paymentStates,
} from '@tourdesk/domain/payments/vocabulary'
import { rateSources } from '@tourdesk/domain/pricing/exchangeRates'
import { currencies, discountMoments, priceListStatuses } from '@tourdesk/domain/pricing/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'

const vocabulary: Record<string, readonly (string | number)[]> = {
  'accounts.at_limit': limitActions,
  'accounts.statement_basis': statementBases,
  'accounts.invoicing': invoicings,
  'audit_log.actor_kind': authorKinds,
  'memberships.role': roles,
  'invites.role': roles,
  'tours.main_region': regions,
  'tours.secondary_regions': regions,
  'currency_rates.currency': currencies,
  'currency_rates.source': rateSources,
  'price_lists.status': priceListStatuses,
  'general_discounts.booking_or_tour': discountMoments,
  'general_discounts.languages': filterLanguages,
  'general_discounts.group_types': groupTypes,
  'locations.city': cities,
  'operators.role': operatorRoles,
  'operators.languages': languages,
  'operators.license_types': licenseTypes,
  'operators.ranking': rankingTags,
  'car_suppliers.sizes': vehicleSizes,
  'availability_ranges.status': settableAvailability,
  'tour_events.state': departureStates,
  'capacity_rules.mode': capacityModes,
  'capacity_rules.group_type': groupTypes,
  'capacity_rules.language': languages,
  'holds.group_type': groupTypes,
  'holds.language': languages,
  'waiting_entries.group_type': groupTypes,
  'waiting_entries.language': languages,
  'waiting_entries.state': waitingStates,
  'waiting_dates.state': waitingDateStates,
  'manifest_versions.kind': sheetKinds,
  'manifest_prints.kind': sheetKinds,
  'manifest_prints.format': sheetFormats,
  'orders.order_type': orderTypes,
  'orders.source': orderSources,
  'orders.channel': orderChannels,
  'orders.status': orderStatuses,
  'orders.payment_status': paymentStatuses,
  'orders.currency': currencies,
  'order_entries.order_type': orderTypes,
  'order_entries.source': orderSources,
  'order_entries.order_status': orderStatuses,
  'order_entries.status': entryStatuses,
  'order_entries.cancel_reason': cancelReasons,
  'order_entries.group_type': groupTypes,
  'order_entries.language': languages,
  'order_entries.price_class': priceClasses,
  'order_entries.pickup_city': cities,
  'order_entries.dropoff_city': cities,
  'order_entries.tour_option': tourOptions,
  'order_entries.vehicle_size': vehicleSizes,
  'payments.action': paymentActions,
  'payments.status': paymentStates,
  'payments.currency': currencies,
  'ledger_entries.kind': ledgerKinds,
  'ledger_entries.method': paymentMethods,
  'ledger_entries.reason': adjustmentReasons,
  'ledger_entries.currency': currencies,
  'ledger_entries.received_currency': currencies,
}

describe('the database accepts exactly the domain’s words', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  test.each(Object.entries(vocabulary))('in %s', async (column, words) => {
    const { rows } = await database.pool.query<{ definition: string }>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [`${column.replace('.', '_')}_check`],
    )
    expect(wordsOf(rows[0]?.definition ?? '')).toEqual(words.map(String).sort())
  })
})

function wordsOf(definition: string): string[] {
  const list = /ARRAY\[(.*?)\]/.exec(definition)?.[1] ?? ''
  return list
    .split(', ')
    .map((item) => item.replace(/^'(.*)'::text$/, '$1'))
    .sort()
}
