import { type Control, type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form'
import { messageIn } from '../../kit/form/messageIn.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import type { SectionKey } from './sections/Section.tsx'
import type { TourValues } from './tourValues.ts'

export type TourForm = UseFormReturn<TourValues, unknown, TourValues>
export type TourControl = Control<TourValues, unknown, TourValues>

const sectionOf: Record<keyof TourValues, SectionKey> = {
  name: 'general',
  number: 'general',
  hashavshevetItemKey: 'general',
  headline: 'general',
  description: 'general',
  totalHourDuration: 'general',
  doesIncludeReturnTransport: 'general',
  pickupTimes: 'general',
  bookingCloses: 'general',
  minimumParticipants: 'general',
  decideDaysBefore: 'general',
  guaranteesAtMinimum: 'general',
  paymentPolicy: 'general',
  regions: 'regions',
  inclusion: 'inclusions',
  tags: 'tags',
  instructions: 'instructions',
  highlights: 'highlights',
  groupTypes: 'groupTypes',
  unavailabilityDates: 'unavailability',
  thumbnails: 'images',
  images: 'images',
  videos: 'images',
  tourSchematicMap: 'map',
  pricesList: 'prices',
}

/** The sections with errors. Price lists are passed separately, since a saved tour's aren't in its form. */
export function useWrongSections(control: TourControl, arePricesWrong: boolean): SectionKey[] {
  const { errors } = useFormState({ control })
  const fields = Object.keys(sectionOf) as (keyof TourValues)[]
  const wrong = fields.filter((field) => errors[field]).map((field) => sectionOf[field])
  return arePricesWrong ? [...wrong, 'prices'] : wrong
}

/** The error of a field whose control doesn't show errors itself. */
export function useFieldError(control: TourControl, name: FieldPath<TourValues>): string | undefined {
  const { ofField } = useProblemTexts()
  const state = useFormState({ control, name })
  const message = messageIn(control.getFieldState(name, state).error)
  return message ? ofField(message) : undefined
}
