import type { ManifestSheet, SheetParty } from '@tourdesk/contract/dispatch/manifests'
import type { Amount, Party, Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'
import { toDollars } from '@tourdesk/domain/money'

/** The contract's shape of a sheet. */
export function presentSheet({ kind, head, stops, dropoffs, totals }: Sheet): ManifestSheet {
  return {
    kind,
    head,
    stops: stops.map((stop) => ({ ...stop, parties: stop.parties.map(presentParty) })),
    dropoffs,
    totals,
  }
}

function presentParty({ collect, price, ...party }: Party): SheetParty {
  return {
    ...party,
    ...(collect !== undefined && { collect: collect && presentAmount(collect) }),
    ...(price !== undefined && { price: presentAmount(price) }),
  }
}

function presentAmount(amount: Amount) {
  return amount.isOpen
    ? { amount: null, currency: null }
    : { amount: toDollars(amount.cents), currency: amount.currency }
}
