import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { useWatch } from 'react-hook-form'
import { api } from '../../../app/api.ts'
import { isConflict } from '../../../app/isConflict.ts'
import { isNotFound } from '../../../app/isNotFound.ts'
import { useText } from '../../../i18n/useText.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { type ActionTexts, useAction } from '../../../kit/useAction.ts'
import { tourMessages } from '../messages.ts'
import type { TourForm } from '../tourForm.ts'
import { withPriceLists } from '../tourValues.ts'
import { useRefreshTours } from '../useRefreshTours.ts'
import type { PriceListDraft } from './priceListValues.ts'
import { usePriceGapWarning } from './usePriceGaps.ts'

/** A tour's price lists: changes to a saved tour are sent at once, those to a new one stay in the form. */
export function usePriceLists(form: TourForm, tour: Tour | null) {
  const unsaved = useWatch({ control: form.control, name: 'pricesList' })
  const lists: PriceListDraft[] = tour?.pricesList ?? unsaved

  /** Puts the lists into the form of a new tour. */
  function keepInForm(next: PriceListDraft[]): true {
    form.setValue('pricesList', next, { shouldDirty: true })
    return true
  }
  return { lists, keepInForm }
}

/**
 * Sends a saved tour's price lists, with toasts. If a colleague saved the tour first, loads the newest
 * version.
 * @param isTold returns true if the screen itself shows this error
 */
export function useSendPriceLists(
  tour: Tour | null,
  texts: ActionTexts,
  isTold: (error: unknown) => boolean = () => false,
) {
  const t = useText(tourMessages)
  const { ofError } = useProblemTexts()
  const refresh = useRefreshTours()
  const warn = usePriceGapWarning()
  return useAction(
    async (next: PriceListDraft[]) => {
      if (!tour) return null
      return api.tours.change({ params: { id: tour._id }, body: withPriceLists(tour, next) })
    },
    {
      ...texts,
      onSuccess: (saved) => {
        refresh()
        if (saved) warn(saved)
      },
      onFailure: (error) => {
        if (isConflict(error) || isNotFound(error)) refresh()
        if (isTold(error)) return true
        return t('saveFailed', { message: ofError(error) })
      },
    },
  )
}
