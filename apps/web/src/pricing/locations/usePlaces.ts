import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/pricing/maps'
import { queries } from '../../app/api.ts'

interface FoundPlaces {
  places: Place[]
  /** The places are those of what is typed now, not of what was typed before. */
  isDone: boolean
}

/** Places in Israel for what was typed, once the typing pauses (MAPS-01, FORM-63). */
export function useFoundPlaces(typed: string): FoundPlaces {
  const wanted = typed.trim()
  const [input] = useDebouncedValue(wanted, 300)
  const isLong = input.length > 1
  const { data, isPlaceholderData } = useQuery({
    ...queries.maps.autocomplete({ query: { input } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  const places = isLong ? (data?.data ?? []) : []
  return { places, isDone: isLong && input === wanted && data !== undefined && !isPlaceholderData }
}

export function usePlaces(typed: string): Place[] {
  return useFoundPlaces(typed).places
}
