import { useQuery } from '@tanstack/react-query'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { queries } from '../app/api.ts'
import { textsIn } from '../i18n/messages.ts'
import { uiLanguages } from '../i18n/uiLanguage.ts'
import { useText } from '../i18n/useText.ts'
import { pricingMessages } from './messages.ts'
import { type TourChoice, tourSummary, tourTexts } from './tourSummary.ts'

interface TourSummary {
  tours: ListedTour[]
  summaryOf: (choice: TourChoice) => string
  textsOf: (choice: TourChoice) => string[]
}

const allToursWords = uiLanguages.map((language) => textsIn(pricingMessages, language)('allTours'))

/** The tours to choose from, with functions for a choice's text and its search texts. */
export function useTourSummary(): TourSummary {
  const t = useText(pricingMessages)
  const { data } = useQuery({ ...queries.tours.activeOfMain(), staleTime: 60_000 })
  const tours = data?.data ?? []
  const words = { all: t('allTours'), count: (count: number) => t('tourCount', { count }) }
  return {
    tours,
    summaryOf: (choice) => tourSummary(choice, tours, words),
    textsOf: (choice) => tourTexts(choice, tours, allToursWords),
  }
}
