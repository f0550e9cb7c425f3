import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { AddDialogsContext } from '../../app/adding/AddingProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import type { AddableKind } from '../../kit/adding/AddingContext.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { ReadyPlacesDialog } from '../../pricing/locations/ready/ReadyPlacesDialog.tsx'
import { BusinessForm } from '../../settings/business/BusinessForm.tsx'
import { RateFetchNote } from '../../settings/rates/RateFetchNote.tsx'
import { RatesForm } from '../../settings/rates/RatesForm.tsx'
import { ratesQuery } from '../../settings/rates/useSaveRates.ts'
import { setUpMessages } from './setUpMessages.ts'

/** What opens over the checklist; saving leads back to it. */
export type SetUpDialog = 'business' | 'rates' | 'places' | Exclude<AddableKind, 'tour'>

const added = ['location', 'guide', 'driver', 'car', 'carSupplier', 'agency'] as const satisfies SetUpDialog[]

interface SetUpDialogsProps {
  open: SetUpDialog | null
  onClose: () => void
}

/** The dialogs of the steps: the same forms as on their own pages. */
export function SetUpDialogs({ open, onClose }: SetUpDialogsProps) {
  const t = useText(setUpMessages)
  const dialogs = useContext(AddDialogsContext)
  return (
    <>
      <Dialog opened={open === 'business'} onClose={onClose} title={t('business')}>
        <BusinessForm onSaved={onClose} />
      </Dialog>
      <Dialog opened={open === 'rates'} onClose={onClose} title={t('rates')}>
        <Rates onSaved={onClose} />
      </Dialog>
      <ReadyPlacesDialog opened={open === 'places'} onClose={onClose} />
      {dialogs &&
        added.map((kind) => {
          const Add = dialogs[kind]
          return <Add key={kind} opened={open === kind} onClose={onClose} onSaved={onClose} />
        })}
    </>
  )
}

function Rates({ onSaved }: { onSaved: () => void }) {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(ratesQuery)
  if (data) {
    return (
      <div className="grid gap16">
        <RateFetchNote lastFetch={data.lastFetch} />
        <RatesForm rates={data} onSaved={onSaved} />
      </div>
    )
  }
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}
