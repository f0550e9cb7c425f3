import { useQuery } from '@tanstack/react-query'
import type { DayPlaces } from '@tourdesk/contract/departures/departures'
import type { Day } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useState } from 'react'
import { queries } from '../../../app/api.ts'
import { useCan } from '../../../app/session.ts'
import { departureMessages } from '../../../departures/departureMessages.ts'
import { useText } from '../../../i18n/useText.ts'
import { useToday } from '../../../kit/fields/useToday.ts'
import { orderMessages } from '../orderMessages.ts'

/** The places of an entry's tour in the month of its calendar; those that it holds itself count as free. */
export function usePlaces(
  { tour, group_type, language, date }: Pick<EntryDraft, 'tour' | 'group_type' | 'language' | 'date'>,
  opensAt: Day | undefined,
  own: { hold: string | undefined; waiting: string | undefined },
) {
  const t = useText(orderMessages)
  const ofDepartures = useText(departureMessages)
  const today = useToday()
  const maySellOver = useCan('capacity.oversell')
  const maySellClosed = useCan('orders.overrideDays')
  const [turned, setTurned] = useState<Day | null>(null)
  const month = (turned ?? date ?? opensAt ?? today).slice(0, 7)
  const { data } = useQuery({
    ...queries.departures.places({
      query: {
        tour: tour ?? '',
        group_type: group_type ?? 'small_group',
        ...(language && { language }),
        ...(own.hold && { hold: own.hold }),
        ...(own.waiting && { waiting: own.waiting }),
        month,
      },
    }),
    enabled: Boolean(tour && group_type && language),
  })
  const placesOn = (day: Day) => data?.data.find((places) => places.date === day)
  const isOff = (day: Day) => {
    const state = placesOn(day)?.state
    return (state === 'sold_out' && !maySellOver) || (state === 'closed' && !maySellClosed)
  }
  return {
    /** True if the shown month has a day on which nothing is left. */
    hasSoldOut: data?.data.some(({ state }) => state === 'sold_out') ?? false,
    turnTo: setTurned,
    /** True on a full or closed day, for who can't sell on it all the same. */
    isBlocked: isOff,
    isGuaranteed: (day: Day) => placesOn(day)?.guaranteed ?? false,
    titleOf: (day: Day) => {
      const places = placesOn(day)
      const guaranteed = places?.guaranteed ? [ofDepartures('guaranteed')] : []
      return [...placesText(places), ...guaranteed].join(', ') || undefined
    },
    /** The number of places that are left, if they're few; a dot on a day of which more than half is sold. */
    noteOf: (day: Day) => {
      const { state, left = null } = placesOn(day) ?? {}
      if (state === 'closed' || left === null) return undefined
      return left !== '9+' && left <= 9 ? String(left) : state === 'limited' ? '•' : undefined
    },
  }

  function placesText(places: DayPlaces | undefined): string[] {
    if (places?.state === 'sold_out') return [t('soldOut')]
    if (places?.state === 'closed') return [t('closedForSale')]
    if (places?.state !== 'limited' || places.left === null) return []
    return [places.left === '9+' ? t('placesOver9') : t('placesLeft', { count: places.left })]
  }
}
