import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { lazyPart } from '../../../kit/parts/lazyPart.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { usePrices } from '../../usePrices.ts'
import { readyMessages } from './messages.ts'

const ReadyPlaces = lazyPart(async () => (await import('./ReadyPlaces.tsx')).ReadyPlaces, {
  waiting: () => <LoadingPage />,
})

interface ReadyPlacesDialogProps {
  opened: boolean
  onClose: () => void
}

/** Well-known places by town, added with one tick each. */
export function ReadyPlacesDialog({ opened, onClose }: ReadyPlacesDialogProps) {
  const t = useText(readyMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="wide" title={t('title')}>
      <LoadedPlaces onDone={onClose} />
    </Dialog>
  )
}

function LoadedPlaces({ onDone }: { onDone: () => void }) {
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = usePrices()
  if (data) return <ReadyPlaces prices={data} onDone={onDone} />
  if (!error) return <LoadingPage />
  return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
}
