import { useText } from '../../../i18n/useText.ts'
import type { ShownPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { unpricedMessages } from './unpricedMessages.ts'

/** Why the office has to name the price of a tour (HOLE-O17); nothing for a tour with a price. */
export function UnpricedNote({ price }: { price: ShownPrice }) {
  const t = useText(unpricedMessages)
  const { draft, price: state } = useOrderDesk()
  if (price.kind !== 'open' || !price.why) return null
  if (state.isSaved) return t('saved')
  return t(draft.orderType === 'package' ? 'package' : price.why)
}
