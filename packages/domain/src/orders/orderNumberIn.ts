import { oneLine } from '../oneLine.ts'

/**
 * The order number in a search like `10021`, `#10021`, `10,021` or `הזמנה 10021`; null if there's none.
 * Numbers start at 10001.
 */
export function orderNumberIn(search: string | undefined): number | null {
  const digits = search && numbered.exec(oneLine(search).replace(/\s+/g, ' '))?.[1]?.replace(/,/g, '')
  return digits && /^\d{5,9}$/.test(digits) ? Number(digits) : null
}

/** An optional word for order, word for number, and sign. */
const numbered =
  /^(?:(?:order|booking|הזמנה|הזמנת) ?)?(?:(?:number|no\.?|מספר|מס['׳.]?) ?)?[#№:]? ?(\d{5,9}|\d{1,3}(?:,\d{3})+)$/i
