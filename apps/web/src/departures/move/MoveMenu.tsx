import { useDisclosure } from '@mantine/hooks'
import { IconArrowMerge, IconCalendarShare } from '@tabler/icons-react'
import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { useText } from '../../i18n/useText.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { useFocusBack } from '../../kit/useFocusBack.ts'
import { MergeSteps, MoveSteps } from './MoveSteps.tsx'
import { moveMessages } from './moveMessages.ts'

/** Moves all people of a departure to another date or tour, or merges it into another departure of the day. */
export function MoveMenu({ departure }: { departure: WholeDeparture }) {
  const t = useText(moveMessages)
  const [isMoving, move] = useDisclosure()
  const [isMerging, merge] = useDisclosure()
  const { part, focusBack } = useFocusBack()
  const closed = (close: () => void) => () => {
    close()
    focusBack()
  }
  return (
    <div ref={part}>
      <ActionMenu
        label={t('menu')}
        actions={[
          {
            key: 'move',
            label: t('move'),
            icon: <IconCalendarShare size={16} stroke={1.6} />,
            onClick: move.open,
          },
          {
            key: 'merge',
            label: t('merge'),
            icon: <IconArrowMerge size={16} stroke={1.6} />,
            onClick: merge.open,
          },
        ]}
      />
      <MoveSteps
        departure={departure}
        form={{ opened: isMoving, open: move.open, close: closed(move.close) }}
        onClosed={focusBack}
      />
      <MergeSteps
        departure={departure}
        form={{ opened: isMerging, open: merge.open, close: closed(merge.close) }}
        onClosed={focusBack}
      />
    </div>
  )
}
