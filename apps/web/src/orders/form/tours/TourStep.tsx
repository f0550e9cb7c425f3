import { isSingleTour } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useWatch } from 'react-hook-form'
import { useOrderDesk } from '../OrderDesk.ts'
import { useStarTour } from '../useStarTour.ts'
import { AddTourButton } from './AddTourButton.tsx'
import { DailyFields } from './DailyFields.tsx'
import { EntryTabs } from './EntryTabs.tsx'
import { OrderTypeButtons } from './OrderTypeButtons.tsx'
import { SingleTourFields } from './SingleTourFields.tsx'
import { StarTourField } from './StarTourField.tsx'
import styles from './TourStep.module.css'

/** Step 1: what's booked, one entry at a time. */
export function TourStep() {
  const { form, orderType, order, activeIndex } = useOrderDesk()
  const { tours, booked } = useWatch({ control: form.control, compute: bookedOf })
  const starTour = useStarTour()
  const isStar = orderType === 'starTour'
  const isSingle = isSingleTour(orderType)
  const key = `${activeIndex} of ${tours} ${orderType} ${booked}`
  return (
    <>
      <div className={`row wrap apart gap8 across16 ${styles.head}`}>
        {!order && <OrderTypeButtons />}
        {!isSingle && <AddTourButton />}
      </div>
      {isStar && <StarTourField />}
      {isSingle && <SingleTourFields key={key} index={activeIndex} />}
      {!isSingle && (starTour || !isStar) && (
        <>
          {tours > 1 && <EntryTabs />}
          <DailyFields key={key} index={activeIndex} />
        </>
      )}
    </>
  )
}

/** The number of tours, and the star tour that added them. */
function bookedOf({ selectedTours, starTour }: OrderDraft) {
  return { tours: selectedTours.length, booked: starTour ?? '' }
}
