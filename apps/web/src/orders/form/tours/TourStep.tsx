import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { useWatch } from 'react-hook-form'
import { useOrderDesk } from '../OrderDesk.ts'
import { AddTourButton } from './AddTourButton.tsx'
import { DailyFields } from './DailyFields.tsx'
import { EntryTabs } from './EntryTabs.tsx'
import { OrderTypeButtons } from './OrderTypeButtons.tsx'
import { SingleTourFields } from './SingleTourFields.tsx'
import styles from './TourStep.module.css'

/** Step 1: what's booked, one entry at a time. */
export function TourStep() {
  const { form, orderType, order, activeIndex } = useOrderDesk()
  const tours = useWatch({ control: form.control, name: 'selectedTours', compute: ({ length }) => length })
  const key = `${activeIndex} of ${tours} ${orderType}`
  if (isSingleTour(orderType)) {
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
      {tours > 1 && <EntryTabs />}
      <DailyFields key={key} index={activeIndex} />
    </>
  )
}
