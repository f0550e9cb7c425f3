import { useText } from '../../i18n/useText.ts'
import type { AddDialogProps } from '../../kit/adding/AddingContext.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { usePrices } from '../usePrices.ts'
import { LocationForm } from './LocationForm.tsx'
import { locationMessages } from './messages.ts'

/** A new location, over any page of the main account. */
export function AddLocationDialog({ opened, onClose, onSaved, start }: AddDialogProps) {
  const t = useText(locationMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="large" title={t('new')}>
      <NewLocation start={start} onDone={(id) => (id ? onSaved(id) : onClose())} />
    </Dialog>
  )
}

function NewLocation({ start, onDone }: Pick<AddDialogProps, 'start'> & { onDone: (id?: string) => void }) {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = usePrices()
  if (data) return <LocationForm location={null} prices={data} start={start} onDone={onDone} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}
