import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { nextEntry } from '@tourdesk/domain/orders/newDraft'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

/** Adds a tour to the order, for the same people as the last one. */
export function AddTourButton() {
  const t = useText(orderMessages)
  const { form, world, locks, addEntry } = useOrderDesk()
  const isOneOpen = useWatch({ control: form.control, name: 'selectedTours', compute: hasNoTour })
  if (locks.newEntry) return null

  return (
    <Button
      variant="subtle"
      leftSection={<IconPlus size={16} stroke={1.6} />}
      style={{ marginInlineStart: 'auto' }}
      disabled={isOneOpen}
      onClick={() => addEntry(nextEntry(form.getValues('selectedTours').at(-1), world.locations))}
    >
      {t('addTour')}
    </Button>
  )
}

function hasNoTour(entries: EntryDraft[]): boolean {
  return entries.some(({ tour }) => tour === null)
}
