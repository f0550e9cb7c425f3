import { Button } from '@mantine/core'
import { IconAlertCircle, IconPlus } from '@tabler/icons-react'
import { formDay } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import styles from './EntryTabs.module.css'
import { newEntry } from './newDraft.ts'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import { useTourName } from './useTourName.ts'

/** The tours of the order, one open for editing, and the button for one more (FORM-19, FORM-75). */
export function EntryTabs() {
  const t = useText(orderMessages)
  const { form, draft, world, locks, activeIndex, openEntry } = useOrderDesk()
  const nameOf = useTourName()
  const entries = draft.selectedTours

  function add() {
    const before = form.getValues('selectedTours')
    const like = before.at(-1)?.pickup
    const entry = like
      ? newEntry(world.locations, { ...like, pickupTimeStart: null })
      : newEntry(world.locations)
    form.setValue('selectedTours', [...before, entry], { shouldDirty: true })
    openEntry(before.length)
  }

  return (
    <div className={styles.line}>
      {entries.length > 1 && (
        <div role="tablist" aria-label={t('orderTours')} className={styles.tabs}>
          {entries.map((entry, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the order
              key={index}
              type="button"
              role="tab"
              aria-selected={index === activeIndex}
              className={styles.tab}
              data-canceled={entry.status === 'CANCELED' || undefined}
              onClick={() => openEntry(index)}
            >
              {form.formState.errors.selectedTours?.[index] && <IconAlertCircle size={14} aria-hidden />}
              <span className={styles.name}>
                <Name>{nameOf(entry)}</Name>
              </span>
              {entry.date && <Code>{formDay(entry.date)}</Code>}
            </button>
          ))}
        </div>
      )}
      {!locks.newEntry && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.8} />}
          disabled={entries.some((entry) => entry.tour === null)}
          onClick={add}
        >
          {t('addTour')}
        </Button>
      )}
    </div>
  )
}
