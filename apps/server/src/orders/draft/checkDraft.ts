import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import { dayIn } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import { staysWithinRights } from '@tourdesk/domain/orders/agencyRights'
import { checkOrder } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import { settleEntry } from '@tourdesk/domain/orders/settleEntry'
import { settleOrder } from '@tourdesk/domain/orders/settleOrder'
import { codeFor } from '@tourdesk/domain/pricing/coupon'
import { ticketTypesFor, ticketTypesOf } from '@tourdesk/domain/pricing/ticketTypes'
import type { BookedStarTour } from '../../catalogue/queries.ts'
import type { Reader } from '../../kernel/call.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { business } from '../../settings/sections/business.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { findSeller, gatherFacts } from './gatherFacts.ts'
import { gatherPrices } from './gatherPrices.ts'
import { type EntryPlaces, keepPlaces } from './keepPlaces.ts'
import { type PriceMoment, priceDraft } from './priceDraft.ts'
import { momentOfNew } from './priceMoment.ts'
import type { CheckedDraft } from './toRows.ts'

/** What a check needs to know about the saved order behind a draft; null for a new one. */
export interface SavedSide {
  draft: OrderDraft
  places: ReadonlyMap<string, EntryPlaces>
  momentOf: (after: OrderDraft) => PriceMoment
  facts: Pick<OrderFacts, 'checkDays' | 'checkTour' | 'checkPlace'>
}

/**
 * Fills in everything in a draft that depends on its other fields (see `settleOrder` and `settleEntry`), and
 * reads what its price depends on, including what a saved order keeps.
 */
export async function settleDraft(
  call: Pick<Reader, 'db'>,
  sent: OrderDraft,
  saved: StoredOrder | null = null,
) {
  const kept = saved?.order
  const draft = settleOrder(sent)
  const found = await gatherPrices(call.db, draft, { isNew: saved === null })
  const prices = {
    ...found,
    ticketTypes: ticketTypesFor(found.ticketTypes, kept?.ticket_types ?? []),
    starTour: soldStarTour(saved) ?? found.starTour,
  }
  const settled = {
    ...draft,
    starTour: prices.starTour && draft.starTour,
    coupon_code: codeFor(draft.coupon_code, prices.coupon, kept?.coupon ?? null),
    selectedTours: draft.selectedTours.map((entry) =>
      settleEntry(
        entry,
        draft.orderType,
        prices.tours.get(entry.tour ?? '')?.doesIncludeReturnTransport ?? false,
      ),
    ),
  }
  return { draft: settled, prices }
}

/** The star tour of a saved star order as it was sold, even if it has changed since. */
function soldStarTour(saved: StoredOrder | null): BookedStarTour | null {
  if (!saved || saved.order.star_discount === null) return null
  const { star_name, star_discount } = saved.order
  const tours = saved.entries.map(({ tour_id }) => tour_id)
  return { isActive: true, name: star_name ?? '', discount: star_discount, tours }
}

/**
 * Checks a settled draft against the form's rules and prices it, at the prices of now unless `moment` says
 * otherwise. Throws a field error (400) for each wrong field.
 */
export async function checkDraft(
  call: Reader<Person | Guest>,
  { draft, prices }: Awaited<ReturnType<typeof settleDraft>>,
  saved: SavedSide | null = null,
  moment: PriceMoment = saved ? saved.momentOf(draft) : momentOfNew(dayIn(call.now)),
): Promise<CheckedDraft> {
  const seller = await findSeller(call, draft, saved?.draft)
  const priced = priceDraft(draft, prices, moment)
  const facts = await gatherFacts(call, prices, seller.agency, saved?.draft ?? null)
  const whole = checkOrder(draft, {
    ...facts,
    ...saved?.facts,
    returnNeedsQuote: (index) => priced.price.pricePortions[index]?.unpriced === 'return_needs_quote',
  })
  const issues = [...seller.issues, ...issuesOf(whole)]
  if (priced.coupon && !priced.price.pricePortions.some((portion) => portion.couponValid)) {
    issues.push({ field: 'coupon_code', code: priced.coupon.ok ? 'coupon_invalid' : priced.coupon.code })
  }
  if (!whole.ok || !seller.agency || issues.length > 0) throw fieldProblem(await withPhone(call, issues))
  const parties = whole.value.selectedTours.map((entry) => entry.participants)
  const beyond = issuesOf(staysWithinRights(whole.value, seller.agency, facts.saved))
  return {
    draft: whole.value,
    priced,
    agency: seller.agency,
    ticketTypes: ticketTypesOf(parties, prices.ticketTypes),
    starTour: prices.starTour,
    terms: prices.terms,
    places: keepPlaces(whole.value, saved?.places ?? new Map(), facts.locations),
    beyondRights: [...new Set(beyond.map(({ code }) => code))],
  }
}

/** Adds the office's phone number to the message that asks people to contact the office. */
async function withPhone({ db }: Pick<Reader, 'db'>, issues: Issue[]): Promise<Issue[]> {
  if (!issues.some((issue) => issue.code === 'return_needs_quote')) return issues
  const { officePhone } = await readSettings(db, business)
  return issues.map((issue) =>
    issue.code === 'return_needs_quote' ? { ...issue, params: { phone: officePhone } } : issue,
  )
}
