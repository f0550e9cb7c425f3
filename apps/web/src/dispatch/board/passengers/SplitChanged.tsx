import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../../i18n/useText.ts'
import { messages } from '../../messages.ts'

interface SplitChangedProps {
  order: number
  tabIndex: number
  onSplit: (() => void) | undefined
}

/** Says that a split is out of date, with a button that opens it. */
export function SplitChanged({ order, tabIndex, onSplit }: SplitChangedProps) {
  const text = useText(messages)('split_changed', { order })
  const icon = <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
  if (!onSplit)
    return (
      <span role="img" aria-label={text} title={text} data-split-changed>
        {icon}
      </span>
    )
  return (
    <ActionIcon
      size={24}
      color="orange"
      data-stop="split"
      tabIndex={tabIndex}
      aria-label={text}
      title={text}
      onClick={onSplit}
    >
      {icon}
    </ActionIcon>
  )
}
