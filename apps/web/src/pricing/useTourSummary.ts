import { useQuery } from '@tanstack/react-query'
import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { pricingMessages } from './messages.ts'
import { type TourChoice, tourSummary } from './tourSummary.ts'

/** The tours to choose from, and the text for a choice. */
export function useTourSummary(): { tours: ActiveTour[]; summaryOf: (choice: TourChoice) => string } {
  const t = useText(pricingMessages)
  const { data } = useQuery({ ...queries.tours.active(), staleTime: 60_000 })
  const tours = data?.data ?? []
  const words = { all: t('allTours'), count: (count: number) => t('tourCount', { count }) }
  return { tours, summaryOf: (choice) => tourSummary(choice, tours, words) }
}
