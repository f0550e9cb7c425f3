import { useText } from '../../../i18n/useText.ts'
import type { ShownPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { unpricedMessages } from './unpricedMessages.ts'

/** Why the office has to set a tour's price; empty for a tour with a price. */
export function UnpricedNote({ price }: { price: ShownPrice }) {
  const t = useText(unpricedMessages)
  const { orderType } = useOrderDesk()
  const { isSaved } = useOrderPrice()
  if (price.kind !== 'open' || !price.why) return null
  if (isSaved) return t('saved')
  return t(orderType === 'package' ? 'package' : price.why)
}
