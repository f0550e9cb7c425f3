import { IconPlus } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { waitingMessages } from './waitingMessages.ts'

/** Opens the form of a new party. */
export function AddParty({ onAdd }: { onAdd: () => void }) {
  const t = useText(waitingMessages)
  return (
    <ActionButton leftSection={<IconPlus size={16} stroke={1.6} />} onClick={onAdd}>
      {t('add')}
    </ActionButton>
  )
}
