import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import {
  type FoundDeparture,
  findDepartures,
  type NamedTour,
  searchedDay,
} from '@tourdesk/domain/orders/findDepartures'
import { useRef, useState } from 'react'
import { queries } from '../../../app/api.ts'
import { useCan } from '../../../app/session.ts'
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
  const maySell = { sold_out: useCan('capacity.oversell'), closed: useCan('orders.overrideDays') }
  const day = isSearching ? searchedDay(typed, today) : null
  const unsold = useQuery({
    ...queries.departures.unsold({ query: { date: day ?? today } }),
    enabled: day !== null && day >= today,
  })
  const found = isSearching ? findDepartures(typed, desk.world.tours, today, scene, unsold.data?.data) : []
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
  const options = found.map(({ tour: { _id, name, number }, ...departure }) => ({
    value: _id,
    label: name,
    note: departure.day ? noteOf({ ...departure, day: departure.day }) : number,
    disabled:
      departure.refusal !== null ||
      (departure.unsold !== null && !departure.isSoldPrivately && !maySell[departure.unsold]),
  }))

  /** Why it can't be booked on the day, else the day. */
  function noteOf({
    day,
    refusal,
    unsold,
  }: Pick<FoundDeparture<NamedTour>, 'refusal' | 'unsold'> & { day: Day }) {
    if (refusal) return problemSentence(refusal)
    if (unsold) return t(unsold === 'sold_out' ? 'soldOut' : 'closedForSale')
    return `${weekday(day, language, 'short')} ${formDay(day)}`
  }

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
