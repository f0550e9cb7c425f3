import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import { SearchBox } from './SearchBox.tsx'
import { searchMessages } from './searchMessages.ts'
import { useOpenedLater } from './useOpenedLater.ts'

export interface SearchDialogProps {
  opened: boolean
  onClose: () => void
  menu: NavigationMenu
  onLogout: () => void
}

/** The search of everything, over any page. */
export function SearchDialog({ opened, onClose, ...own }: SearchDialogProps) {
  const t = useText(searchMessages)
  const isShown = useOpenedLater(opened)
  return (
    <Dialog opened={isShown} onClose={onClose} title={t('title')} size="medium">
      <SearchBox {...own} onDone={onClose} />
    </Dialog>
  )
}
