import { useText } from '../../i18n/useText.ts'
import { type FormPart, partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { tourMessages } from './messages.ts'
import type { TourValues } from './tourValues.ts'

/** The parts of a tour that are resolved separately in a conflict: single fields, and whole sections. */
export function useTourParts(): FormPart[] {
  const t = useText(tourMessages)
  return partsOf<TourValues>({
    name: t('name'),
    number: t('number'),
    hashavshevetItemKey: t('hashavshevetItemKey'),
    headline: t('headline'),
    description: t('description'),
    totalHourDuration: t('totalHourDuration'),
    doesIncludeReturnTransport: t('doesIncludeReturnTransport'),
    pickupTimes: t('pickupTimes'),
    bookingCloses: t('bookingCloses'),
    minimumParticipants: t('minimumParticipants'),
    decideDaysBefore: t('decideDaysBefore'),
    guaranteesAtMinimum: t('guaranteesAtMinimum'),
    paymentPolicy: t('paymentPolicy'),
    regions: t('regions'),
    inclusion: t('inclusions'),
    tags: t('tags'),
    instructions: t('instructions'),
    highlights: t('highlights'),
    groupTypes: t('groupTypes'),
    unavailabilityDates: t('unavailability'),
    thumbnails: t('images'),
    images: t('images'),
    videos: t('images'),
    tourSchematicMap: t('map'),
    pricesList: t('prices'),
  })
}
