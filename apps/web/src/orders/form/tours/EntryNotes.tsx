import { useText } from '../../../i18n/useText.ts'
import { TextAreaField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'

export function EntryNotes({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, isClosed } = useEntry(index)
  return (
    <TextAreaField
      control={desk.form.control}
      name={`selectedTours.${index}.notes`}
      label={t('entryNotes')}
      rows={1}
      disabled={isClosed('notes')}
    />
  )
}
