import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { type PriceState, useCalculatedPrice } from '../draft/useCalculatedPrice.ts'
import { useOrderDesk } from '../OrderDesk.ts'

interface OrderPriceProps {
  /** Called with what is on screen. */
  onShown: (price: PriceState) => void
  children: ReactNode
}

const PriceContext = createContext<PriceState | null>(null)

/** Loads the price of the order and provides it to the parts that show it; only these are redrawn. */
export function OrderPrice({ onShown, children }: OrderPriceProps) {
  const { form, order } = useOrderDesk()
  const price = useCalculatedPrice(form.control, order)
  useEffect(() => onShown(price))
  return <PriceContext value={price}>{children}</PriceContext>
}

export function useOrderPrice(): PriceState {
  const price = useContext(PriceContext)
  if (!price) throw new Error('a price of the order form outside the form')
  return price
}
