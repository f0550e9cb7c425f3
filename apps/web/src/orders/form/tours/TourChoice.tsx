import { findDepartures } from '@tourdesk/domain/orders/findDepartures'
import { useRef, useState } from 'react'
import { formDay, weekday } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { problemSentence } from '../../../i18n/problemSentence.ts'
import { useText } from '../../../i18n/useText.ts'
import { useToday } from '../../../kit/fields/useToday.ts'
import { ChoiceField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import { useTourName } from '../useTourName.ts'

/**
 * The tours on sale, searchable by number or name in either language, with a day if one is typed: `masada 12/12`. The
 * saved tour stays even if it's no longer on sale.
 */
export function TourChoice({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { language } = useLanguage()
  const today = useToday()
  const { desk, entry, scene, isClosed, chooseTour } = useEntry(index)
  const nameOf = useTourName()
  const chosen = entry.tour ? nameOf({ tour: entry.tour }) : ''
  const [typed, setTyped] = useState(chosen)
  const taken = useRef<string>(undefined)
  const hasTours = desk.world.tours.length > 0
  const isSearching = typed.trim() !== '' && typed !== chosen
  const found = isSearching ? findDepartures(typed, desk.world.tours, today, scene) : []
  const saved = desk.order?.selectedTours.find(({ _id }) => _id === entry._id)?.tour
  const onSale = desk.world.tours.map(({ _id, name, number }) => ({ value: _id, label: name, note: number }))
  const gone = [saved?._id, entry.tour].find((id) => id && !onSale.some(({ value }) => value === id))
  const all = gone
    ? [
        {
          value: gone,
          label: nameOf({ tour: gone }),
          note: t('notOnSale'),
          disabled: gone !== saved?._id,
        },
        ...onSale,
      ]
    : onSale
  const options = found.map(({ tour: { _id, name, number }, day, refusal }) => ({
    value: _id,
    label: name,
    note: day
      ? refusal
        ? problemSentence(refusal)
        : `${weekday(day, language, 'short')} ${formDay(day)}`
      : number,
    disabled: refusal !== null,
  }))

  function take(id: string) {
    const departure = found.find(({ tour }) => tour._id === id)
    taken.current = id
    setTyped(nameOf({ tour: id }))
    chooseTour(id, departure?.day ?? null)
  }

  return (
    <ChoiceField
      control={desk.form.control}
      name={`selectedTours.${index}.tour`}
      label={t('tour')}
      required
      searchable
      options={isSearching ? options : all}
      search={{ typed, onTyped: setTyped, onTake: take }}
      adds={{ kind: 'tour' }}
      onEntered={() => desk.focusNext('tours')}
      placeholder={desk.orderType === 'starTour' || !hasTours ? undefined : t('tourAndDay')}
      onChange={(tour: string | null) => {
        // A tour that was just added wasn't chosen in the list.
        if (tour !== taken.current) chooseTour(tour, null)
      }}
      disabled={isClosed('tour')}
      help={desk.orderType === 'starTour' && !desk.order ? t('tourComesWithStar') : undefined}
    />
  )
}
