import { type Decision, refuse } from '../decision.ts'
import { hasCents } from '../money.ts'
import { plainSigns, readNumbers } from '../readNumber.ts'
import { type Currency, currencies, currencySymbols } from './vocabulary.ts'

/**
 * Money as people type or paste it in a field of this currency, in its units: `$1,940.50` and `1.940,50` are
 * 1940.5. An empty text is null, and without a currency any currency sign is accepted. Refused like numbers
 * with two decimals (see `readNumber`), and with `currency_differs`.
 */
export function typedAmount(
  text: string,
  currency: Currency | null,
  isSigned = false,
): Decision<number | null> {
  return typedAmounts([text], currency, isSigned)[0] ?? refuse('number_unreadable')
}

/** The same for texts that belong together (see `readNumbers`). */
export function typedAmounts(
  texts: readonly string[],
  currency: Currency | null,
  isSigned = false,
): Decision<number | null>[] {
  const amounts = texts.map(withoutSign)
  const numbers = readNumbers(
    amounts.map(({ number }) => number),
    { decimals: 2, isSigned },
  )
  return numbers.map((number, index) => {
    const sign = amounts[index]?.sign ?? ''
    const fits = sign === '' || currency === null || signs[currency].test(sign)
    return fits ? number : refuse('currency_differs', { currency })
  })
}

/**
 * An amount as its field shows it, without thousands separators; it can be read again unchanged: `$1940.50`.
 */
export function writtenAmount(amount: number, currency: Currency | null): string {
  const plain = Math.abs(amount)
  const digits = hasCents(plain) && !Number.isInteger(plain) ? plain.toFixed(2) : String(plain)
  return `${amount < 0 ? '-' : ''}${currency ? currencySymbols[currency] : ''}${digits}`
}

const signs: Record<Currency, RegExp> = {
  USD: /^(?:(?:US)?\$|USD)$/i,
  EUR: /^(?:€|EUR)$/i,
  ILS: /^(?:₪|ILS|NIS|ש["״']?ח)$/i,
}

const anySign = currencies.map((currency) => signs[currency].source.slice(1, -1)).join('|')
const before = new RegExp(`^(-?)\\s*(${anySign})\\s*`, 'i')
const after = new RegExp(`\\s*(${anySign})$`, 'i')

/** Splits a text into its number and a currency sign before or after it. */
function withoutSign(text: string): { number: string; sign: string } {
  const plain = plainSigns(text)
  const first = before.exec(plain)
  if (first) return { number: plain.replace(before, '$1'), sign: first[2] ?? '' }
  return { number: plain.replace(after, ''), sign: after.exec(plain)?.[1] ?? '' }
}
