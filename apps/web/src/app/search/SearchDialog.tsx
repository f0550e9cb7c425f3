import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import type { NavigationMenu } from '../useNavigationEntries.ts'
import { SearchBox } from './SearchBox.tsx'
import { searchMessages } from './searchMessages.ts'

export interface SearchDialogProps {
  opened: boolean
  /** How often it was opened, to start over each time, even if it's still fading out. */
  round: number
  onClose: () => void
  /** Returns what was typed before the field was there. */
  takeTyped: () => string
  /** It was opened over another dialog. */
  isOverDialog: boolean
  menu: NavigationMenu
  onLogout: () => void
}

/** The search of everything, over any page. */
export function SearchDialog({ opened, round, onClose, ...own }: SearchDialogProps) {
  const t = useText(searchMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size="medium">
      <SearchBox key={round} {...own} onDone={onClose} />
    </Dialog>
  )
}
