import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { deleteOf } from '@tourdesk/domain/orders/lifecycle'
import { newEntry } from '@tourdesk/domain/orders/newDraft'
import { useWatch } from 'react-hook-form'
import { problemSentence } from '../../../i18n/problemSentence.ts'
import { useText } from '../../../i18n/useText.ts'
import { confirm } from '../../../kit/dialog/confirm.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useSettlementText } from '../price/useSettlementText.ts'
import { useTourName } from '../useTourName.ts'

/** What a tour's delete icon does, or why it's disabled. */
export function useDeleteEntry(index: number): { reason: string | undefined; run: () => Promise<void> } {
  const t = useText(orderMessages)
  const desk = useOrderDesk()
  const name = useTourName()
  const settlement = useSettlementText()
  const { control } = desk.form
  const entry = useWatch({ control, name: `selectedTours.${index}`, compute: shownOf })
  const decision = entry ? deleteOf(entry, desk.context) : null
  const isLocked = entry?._id === undefined ? desk.locks.newEntry : null
  const code = decision?.ok === false ? decision.code : isLocked

  async function run() {
    if (!entry || code) return
    if (decision?.ok && decision.value === 'cancel') await cancel()
    else await remove()
  }

  async function cancel() {
    const draft = desk.form.getValues()
    const selectedTours = draft.selectedTours.map((each, position) =>
      position === index ? { ...each, status: 'CANCELED' as const } : each,
    )
    const question = [
      t('cancelEntryQuestion', { name: name(entry!) }),
      ...settlement({ ...draft, selectedTours }),
    ].join(' ')
    const options = { title: t('cancelEntry'), action: t('cancelEntry'), cancel: t('keep') }
    if (await confirm(question, options)) desk.patchEntry(index, { status: 'CANCELED' })
  }

  async function remove() {
    if (entry?.tour) {
      const question = t('removeQuestion', { name: name(entry) })
      if (!(await confirm(question, { title: t('removeTitle'), action: t('removeTitle') }))) return
    }
    const rest = desk.form.getValues('selectedTours').filter((_, position) => position !== index)
    const next = rest.length > 0 ? rest : [newEntry(desk.world.locations)]
    desk.form.setValue('selectedTours', next, { shouldDirty: true })
    desk.openEntry(Math.max(0, Math.min(index, next.length - 1)))
  }

  return { reason: code ? problemSentence(code) : undefined, run }
}

/** Undefined for an entry that was just removed. */
function shownOf(entry: EntryDraft | undefined) {
  return entry && { _id: entry._id, status: entry.status, tour: entry.tour }
}
