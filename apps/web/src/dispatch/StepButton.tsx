import { ActionIcon, Tooltip } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'

interface StepButtonProps {
  name: string
  icon: TablerIcon
  onClick: () => void
}

/** A step back or forward; its chevron follows the reading direction. */
export function StepButton({ name, icon: Icon, onClick }: StepButtonProps) {
  return (
    <Tooltip label={name}>
      <ActionIcon variant="default" aria-label={name} onClick={onClick}>
        <Icon size={16} stroke={1.6} className="pointsForward" />
      </ActionIcon>
    </Tooltip>
  )
}
