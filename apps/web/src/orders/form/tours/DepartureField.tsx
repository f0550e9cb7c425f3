import { addDays, type Day } from '@tourdesk/domain/calendar'
import { bookableDay } from '@tourdesk/domain/catalogue/departureDays'
import { codeOf } from '@tourdesk/domain/decision'
import { nextOpenDays } from '@tourdesk/domain/entries/choices'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { dayAhead } from '@tourdesk/domain/orders/dayAhead'
import { useWatch } from 'react-hook-form'
import { DepartureTags } from '../../../departures/DepartureTags.tsx'
import { formDay, weekday } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { problemSentence } from '../../../i18n/problemSentence.ts'
import { useText } from '../../../i18n/useText.ts'
import { DayFormField } from '../../../kit/form/formFields.tsx'
import { useHolds } from '../holds/holds.ts'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import styles from './DepartureField.module.css'
import { OverrideTick } from './OverrideTick.tsx'
import { SellOver } from './SellOver.tsx'
import { usePlaces } from './usePlaces.ts'
import { WaitInstead } from './WaitInstead.tsx'

/**
 * The day of the tour: a calendar with only the open days, and buttons for the next ones. A tour of a star
 * order can't be before an earlier one of the order.
 */
export function DepartureField({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { language: shown } = useLanguage()
  const { desk, entry, scene, isClosed, patch } = useEntry(index)
  const { tour, moment } = scene
  const isReady = Boolean(entry.group_type && entry.language)
  const isOff = isClosed('date') || !isReady
  const ahead = useWatch({ control: desk.form.control, name: 'selectedTours', compute: dayOfToursAhead })
  const next = isOff ? [] : nextOpenDays(entry, scene, 3, ahead ? addDays(ahead, 1) : undefined)
  const places = usePlaces(entry, next[0], { hold: useHolds().ids[index], waiting: desk.waiting?._id })
  const refusal = (day: Day) => {
    if (ahead && day < ahead) return 'days_not_in_order'
    return tour ? codeOf(bookableDay(day, tour, entry, moment)) : null
  }
  return (
    <div className="flex wrap alignStart gap8 across16">
      <div className={styles.day}>
        <DayFormField
          control={desk.form.control}
          name={`selectedTours.${index}.date`}
          label={t('date')}
          required
          disabled={isOff}
          placeholder={isReady ? undefined : t('chooseLanguageFirst')}
          opensAt={entry.date ?? next[0]}
          isBlocked={(day) => refusal(day) !== null || places.isBlocked(day)}
          noteOf={(day) => (refusal(day) ? undefined : places.noteOf(day))}
          onMonth={places.turnTo}
          titleOf={(day) => {
            const reason = refusal(day)
            return reason ? problemSentence(reason) : places.titleOf(day)
          }}
        />
      </div>
      {entry.date && places.isGuaranteed(entry.date) && <DepartureTags state="open" guaranteed />}
      {next.length > 0 && (
        <fieldset className={styles.next}>
          <legend className={styles.caption}>{t('nextDays')}</legend>
          {next
            .filter((day) => !places.isBlocked(day))
            .map((day) => (
              <label key={day} className={styles.chip}>
                <input
                  type="radio"
                  name={`next days ${index}`}
                  checked={day === entry.date}
                  onChange={() => patch({ date: day })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    patch({ date: day })
                  }}
                />
                {weekday(day, shown, 'short')} <bdi dir="ltr">{formDay(day)}</bdi>
              </label>
            ))}
        </fieldset>
      )}
      <OverrideTick />
      <SellOver />
      <WaitInstead index={index} isOffered={places.hasSoldOut && !isOff} />
    </div>
  )

  function dayOfToursAhead(entries: EntryDraft[]) {
    return desk.orderType === 'starTour' ? dayAhead(entries, index) : null
  }
}
