import { percent } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Name } from '../kit/Isolated.tsx'
import { orderMessages } from './form/orderMessages.ts'

/** The name of an order's star tour with its discount. */
export function StarTourName({ starTour }: { starTour: { name: string; discount: number } }) {
  const t = useText(orderMessages)
  const { name, discount } = starTour
  return (
    <span>
      <Name>{name}</Name>
      {discount > 0 && <span className="quiet"> · {t('discount', { pct: percent(discount) })}</span>}
    </span>
  )
}
