import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { useOrderDesk } from '../OrderDesk.ts'
import { AddTourButton } from './AddTourButton.tsx'
import { DailyFields } from './DailyFields.tsx'
import { EntryTabs } from './EntryTabs.tsx'
import { OrderTypeButtons } from './OrderTypeButtons.tsx'
import { SingleTourFields } from './SingleTourFields.tsx'
import styles from './TourStep.module.css'

/** Step 1: what is bought, one entry at a time (FORM-19, FORM-20). */
export function TourStep() {
  const { draft, order, activeIndex } = useOrderDesk()
  const key = `${activeIndex} of ${draft.selectedTours.length} ${draft.orderType}`
  if (isSingleTour(draft.orderType)) {
    return (
      <>
        {!order && (
          <div className={styles.head}>
            <OrderTypeButtons />
          </div>
        )}
        <SingleTourFields key={key} index={activeIndex} />
      </>
    )
  }
  return (
    <>
      <div className={styles.head}>
        {!order && <OrderTypeButtons />}
        <AddTourButton />
      </div>
      {draft.selectedTours.length > 1 && <EntryTabs />}
      <DailyFields key={key} index={activeIndex} />
    </>
  )
}
