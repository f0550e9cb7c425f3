import { useWatch } from 'react-hook-form'
import { useOrderDesk } from './OrderDesk.ts'
import { starTourOf } from './orderFacts.ts'

/** The star tour of the order in the form, as it was sold or is sold now. Null for other orders. */
export function useStarTour(): { name: string; discount: number } | null {
  const { form, order, orderType, world } = useOrderDesk()
  const starTour = useWatch({ control: form.control, name: 'starTour' })
  if (orderType !== 'starTour') return null
  return order ? order.starTour : starTourOf(world, { starTour })
}
