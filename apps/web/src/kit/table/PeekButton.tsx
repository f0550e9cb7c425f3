import { Button } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { tableMessages } from './messages.ts'

interface PeekButtonProps {
  isOn: boolean
  onToggle: () => void
}

/** Shows a row beside the list, or stops doing so. */
export function PeekButton({ isOn, onToggle }: PeekButtonProps) {
  const t = useText(tableMessages)
  return (
    <Button
      variant={isOn ? 'light' : 'subtle'}
      size="compact-sm"
      aria-pressed={isOn}
      leftSection={<IconLayoutSidebarRight size={16} stroke={1.6} className="pointsForward" />}
      onClick={onToggle}
    >
      {t('peek')}
    </Button>
  )
}
