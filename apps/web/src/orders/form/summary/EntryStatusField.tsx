import { markEntry, settableEntryStatuses, shownStatus } from '@tourdesk/domain/orders/lifecycle'
import { useWatch } from 'react-hook-form'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { entryStatusLabels } from '../../../i18n/vocabulary/orders.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { StatusTag } from '../../../kit/StatusTag.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

/** The status of a saved tour: staff can set it on daily orders; otherwise it's read-only. */
export function EntryStatusField({ index }: { index: number }) {
  const t = useText(orderMessages)
  const desk = useOrderDesk()
  const options = useOptions(settableEntryStatuses, entryStatusLabels)
  const [id, status] = useWatch({
    control: desk.form.control,
    name: [`selectedTours.${index}._id`, `selectedTours.${index}.status`],
  })
  const saved = desk.order?.selectedTours.find(({ _id }) => _id === id)
  if (!saved || !status) return null
  const isFixed = !markEntry(desk.context, saved.status, 'CONFIRMED').ok
  if (isFixed) return <StatusTag status={status} labels={entryStatusLabels} />
  return (
    <Choice
      label={t('tourStatus')}
      hidesLabel
      width={140}
      options={options}
      value={shownStatus(status) as (typeof settableEntryStatuses)[number]}
      onChange={(next) => next && desk.patchEntry(index, { status: next })}
    />
  )
}
