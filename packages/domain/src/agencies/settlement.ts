import { type Checked, checked, checkFields, decided } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { hasCents } from '../money.ts'
import type { Invoicing, LimitAction, StatementBasis } from './vocabulary.ts'

/** How an agency settles with the office; amounts in dollars. */
export interface Settlement {
  /** The highest amount it may owe; null for no limit. Ignored for a prepaid agency, whose limit is 0. */
  creditLimit: number | null
  atLimit: LimitAction
  isPrepaid: boolean
  /** A prepaid agency with less than this left is pointed out; null for never. */
  warnBelow: number | null
  basis: StatementBasis
  /** Days from a confirmed statement to its due day. */
  paymentDays: number | null
  invoicing: Invoicing
}

/** The settings that change nothing: no limit, not prepaid. */
export const usualSettlement: Settlement = {
  creditLimit: null,
  atLimit: 'warn',
  isPrepaid: false,
  warnBelow: null,
  basis: 'travel',
  paymentDays: 30,
  invoicing: 'net',
}

/** The highest credit limit, in dollars. */
const highestLimit = 10_000_000

/** Settlement settings, or all their errors. */
export function checkSettlement(settlement: Settlement): Checked<Settlement & { paymentDays: number }> {
  return checkFields(settlement, {
    creditLimit: decided('creditLimit', readLimit(settlement.creditLimit)),
    warnBelow: decided('warnBelow', readLimit(settlement.warnBelow)),
    paymentDays: isDays(settlement.paymentDays)
      ? { ok: true, value: settlement.paymentDays }
      : { ok: false, issues: [{ field: 'paymentDays', code: 'days_before_invalid' }] },
  })
}

/** The number of an Israeli dealer; it may be empty, as for agencies abroad. Refused with `tax_id_invalid`. */
export function checkTaxId(taxId: string): Checked<string> {
  return checked(taxId, taxId === '' || isTaxId(taxId) ? [] : [{ field: 'taxId', code: 'tax_id_invalid' }])
}

/**
 * True for nine digits whose check digit is right: every second digit counts twice, of products above 9 the
 * digits are added, and the sum is a multiple of 10.
 */
export function isTaxId(taxId: string): boolean {
  if (!/^\d{9}$/.test(taxId) || /^0+$/.test(taxId)) return false
  const sum = [...taxId].reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2))
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return sum % 10 === 0
}

function readLimit(limit: number | null): Decision<number | null> {
  return limit === null || (limit >= 0 && limit <= highestLimit && hasCents(limit))
    ? ok(limit)
    : refuse('amount_out_of_bounds', { limit: '$10,000,000' })
}

function isDays(days: number | null): days is number {
  return days !== null && Number.isInteger(days) && days >= 0 && days <= 365
}
