import { isSingleTour } from '@tourdesk/domain/orders/entry'
import { DailyFields } from './DailyFields.tsx'
import { EntryTabs } from './EntryTabs.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { OrderTypeButtons } from './OrderTypeButtons.tsx'
import { SingleTourFields } from './SingleTourFields.tsx'

/** Step 1: what is bought, one entry at a time (FORM-19, FORM-20). */
export function TourStep() {
  const { draft, order, activeIndex } = useOrderDesk()
  const key = `${activeIndex} of ${draft.selectedTours.length} ${draft.orderType}`
  if (isSingleTour(draft.orderType)) {
    return (
      <>
        {!order && <OrderTypeButtons />}
        <SingleTourFields key={key} index={activeIndex} />
      </>
    )
  }
  return (
    <>
      {!order && <OrderTypeButtons />}
      <EntryTabs />
      <DailyFields key={key} index={activeIndex} />
    </>
  )
}
