import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useText } from '../../i18n/useText.ts'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'

/** The name of an entry's tour, even if it's no longer on sale; "New tour" while none is chosen. */
export function useTourName(): (entry: Pick<EntryDraft, 'tour'>) => string {
  const t = useText(orderMessages)
  const { world, order } = useOrderDesk()
  return ({ tour }) => {
    const sold = world.tours.find(({ _id }) => _id === tour)
    const saved = order?.selectedTours.find((entry) => entry.tour?._id === tour)?.tour
    return sold?.name ?? saved?.name ?? t('newTour')
  }
}
