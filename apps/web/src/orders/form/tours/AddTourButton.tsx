import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { newEntry } from '@tourdesk/domain/orders/newDraft'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

/** Adds a tour to the order, with the last one's pickup. */
export function AddTourButton() {
  const t = useText(orderMessages)
  const { form, world, locks, openEntry } = useOrderDesk()
  const isOneOpen = useWatch({ control: form.control, name: 'selectedTours', compute: hasNoTour })
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
      disabled={isOneOpen}
      onClick={add}
    >
      {t('addTour')}
    </Button>
  )
}

function hasNoTour(entries: EntryDraft[]): boolean {
  return entries.some(({ tour }) => tour === null)
}
