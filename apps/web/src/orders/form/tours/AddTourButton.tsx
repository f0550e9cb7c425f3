import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '../../../i18n/useText.ts'
import { newEntry } from '../draft/newDraft.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

/** One more tour in the order, from where the last one starts (FORM-19, FORM-75). */
export function AddTourButton() {
  const t = useText(orderMessages)
  const { form, draft, world, locks, openEntry } = useOrderDesk()
  if (locks.newEntry) return null

  function add() {
    const entries = form.getValues('selectedTours')
    const like = entries.at(-1)?.pickup
    const pickup = like ? { ...like, pickupTimeStart: null } : undefined
    form.setValue('selectedTours', [...entries, newEntry(world.locations, pickup)], { shouldDirty: true })
    openEntry(entries.length)
  }

  return (
    <Button
      variant="subtle"
      leftSection={<IconPlus size={16} stroke={1.6} />}
      style={{ marginInlineStart: 'auto' }}
      disabled={draft.selectedTours.some((entry) => entry.tour === null)}
      onClick={add}
    >
      {t('addTour')}
    </Button>
  )
}
