import { IconAlertCircle } from '@tabler/icons-react'
import { isLocked } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useFormState, useWatch } from 'react-hook-form'
import { formDay } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useTourName } from '../useTourName.ts'
import { DeleteEntryButton } from './DeleteEntryButton.tsx'
import styles from './EntryTabs.module.css'

/** The tours of the order, one of them open for editing. */
export function EntryTabs() {
  const t = useText(orderMessages)
  const { form, activeIndex, openEntry } = useOrderDesk()
  const entries = useWatch({ control: form.control, name: 'selectedTours', compute: tabsOf })
  const { errors } = useFormState({ control: form.control, name: 'selectedTours' })
  const nameOf = useTourName()
  return (
    <div className="row apart gap8">
      <div role="tablist" aria-label={t('orderTours')} className="flex wrap gap8">
        {entries.map((entry, index) => (
          <button
            key={entry._id ?? `new ${index}`}
            type="button"
            role="tab"
            aria-selected={index === activeIndex}
            className={styles.tab}
            data-canceled={isLocked(entry) || undefined}
            onClick={() => openEntry(index)}
          >
            {errors.selectedTours?.[index] && <IconAlertCircle size={14} aria-hidden />}
            <span className={styles.name} dir="auto">
              <Name>{nameOf(entry)}</Name>
            </span>
            {entry.date && <Code>{formDay(entry.date)}</Code>}
          </button>
        ))}
      </div>
      <DeleteEntryButton index={activeIndex} />
    </div>
  )
}

function tabsOf(entries: EntryDraft[]) {
  return entries.map(({ _id, status, tour, date }) => ({ _id, status, tour, date }))
}
