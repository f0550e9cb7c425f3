import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Place } from '@tourdesk/contract/pricing/maps'
import { queries } from '../../app/api.ts'

interface FoundPlaces {
  places: Place[]
  /** True if the places match the current text and not an earlier one. */
  isDone: boolean
}

/** Finds places in Israel for the typed text, once typing pauses. */
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
