import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useTourName } from '../useTourName.ts'
import { useDeleteEntry } from './useDeleteEntry.ts'

/** Removes a tour from the order, or is disabled with the reason. */
export function DeleteEntryButton({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { form } = useOrderDesk()
  const nameOf = useTourName()
  const { reason, run } = useDeleteEntry(index)
  const tour = useWatch({ control: form.control, name: `selectedTours.${index}.tour` })
  const label = t('deleteTour', { name: nameOf({ tour }) })
  return (
    <Tooltip label={reason ?? label}>
      <ActionIcon
        aria-label={label}
        title={reason}
        size={28}
        color="red"
        disabled={reason !== undefined}
        onClick={() => void run()}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
