import { typedAmount, writtenAmount } from '@tourdesk/domain/pricing/typedAmount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type NumberProps, TypedNumber } from './TypedNumber.tsx'

export interface AmountBoxProps extends NumberProps {
  /** Null if it isn't known; any currency sign may be typed then. */
  currency: Currency | null
  /** Also takes amounts below 0. */
  isSigned?: boolean
}

/** A field for money in units of its currency; an empty field is null. */
export function AmountBox({ currency, isSigned = false, ...rest }: AmountBoxProps) {
  return (
    <TypedNumber
      {...rest}
      read={(text) => typedAmount(text, currency, isSigned)}
      write={(value) => writtenAmount(value, currency)}
    />
  )
}
