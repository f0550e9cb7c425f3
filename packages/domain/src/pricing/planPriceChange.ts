import { type Checked, issuesOf } from '../checked.ts'
import { type Decision, type Issue, ok, refuse } from '../decision.ts'
import { oneLine } from '../oneLine.ts'
import { checkCoupon } from './checkCoupon.ts'
import { checkGeneralDiscount } from './checkGeneralDiscount.ts'
import { checkLocation } from './checkLocation.ts'
import { checkTicketType } from './checkTicketType.ts'
import { compareList } from './compareList.ts'
import type { PriceChange, PriceManagement, PriceManagementDraft } from './priceManagement.ts'
import { settleDefaults } from './settleDefaults.ts'
import { adultTicket } from './vocabulary.ts'

/**
 * What saving the whole price management changes, or all errors of the changed items, each as
 * `coupons.2.code`.
 */
export function comparePrices(before: PriceManagement, sent: PriceManagementDraft): Checked<PriceChange> {
  const locations = settleDefaults(before.pickups_dropoffs_locations, sent.pickups_dropoffs_locations)
  const general_discounts = compareList({
    list: 'general_discounts',
    before: before.general_discounts,
    after: sent.general_discounts,
    check: checkGeneralDiscount,
  })
  const ticket_types = compareList({
    list: 'ticket_types',
    before: before.ticket_types,
    after: sent.ticket_types,
    check: checkTicketType,
  })
  const coupons = compareList({
    list: 'coupons',
    before: before.coupons,
    after: sent.coupons,
    check: checkCoupon,
  })
  const pickups_dropoffs_locations = compareList({
    list: 'pickups_dropoffs_locations',
    before: before.pickups_dropoffs_locations,
    after: locations,
    check: checkLocation,
  })
  if (general_discounts.ok && ticket_types.ok && coupons.ok && pickups_dropoffs_locations.ok)
    return ok({
      general_discounts: general_discounts.value,
      ticket_types: ticket_types.value,
      coupons: coupons.value,
      pickups_dropoffs_locations: pickups_dropoffs_locations.value,
    })
  const issues: Issue[] = [general_discounts, ticket_types, coupons, pickups_dropoffs_locations].flatMap(
    issuesOf,
  )
  return { ok: false, issues }
}

/**
 * Checks the lists as a whole. Refused with `coupon_code_taken`, `ticket_type_taken` (ignoring case) or
 * `adult_ticket_fixed`.
 */
export function permitPriceChange(change: PriceChange, sent: PriceManagementDraft): Decision<PriceChange> {
  if (hasDouble(sent.coupons.map(({ code }) => oneLine(code)))) return refuse('coupon_code_taken')
  if (hasDouble(sent.ticket_types.map(({ type }) => oneLine(type).toLowerCase())))
    return refuse('ticket_type_taken')
  const { removed, replaced } = change.ticket_types
  const isAdultLost =
    removed.some(({ type }) => type === adultTicket) ||
    replaced.some(({ before, after }) => before.type === adultTicket && after.type !== adultTicket)
  return isAdultLost ? refuse('adult_ticket_fixed') : ok(change)
}

function hasDouble(texts: string[]): boolean {
  return new Set(texts).size < texts.length
}
