import { readNumber } from '@tourdesk/domain/readNumber'
import { type NumberProps, TypedNumber } from './TypedNumber.tsx'

/** The units of numbers. Money has fields of its own, `AmountBox` and `AmountField`. */
const quantities = {
  /** People, days, minutes, a year, an order's number. */
  whole: { decimals: 0 },
  wholePercent: { decimals: 0, unit: '%' },
  percent: { decimals: 2, unit: '%' },
  hours: { decimals: 2 },
  exchangeRate: { decimals: 6 },
  degrees: { decimals: 6 },
} satisfies Record<string, { decimals: number; unit?: string }>

export interface NumberBoxProps extends NumberProps {
  of: keyof typeof quantities
  /** The largest number, where no rule of the form has a limit. */
  most?: number
}

/**
 * A field for numbers other than money. Negative numbers can be typed, but the form's rules refuse them. An
 * empty field is null.
 */
export function NumberBox({ of, most, ...rest }: NumberBoxProps) {
  const { decimals, unit = '' }: { decimals: number; unit?: string } = quantities[of]
  return (
    <TypedNumber
      {...rest}
      read={(text) => readNumber(text.replace(unit, ''), { decimals, most, isSigned: true })}
      write={(value) => `${value}${unit}`}
    />
  )
}
