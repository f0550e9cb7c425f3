import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../../i18n/useText.ts'
import { FormAlert } from '../FormAlert.tsx'
import type { DeletedRecord } from './DeletedContext.ts'
import { deletedMessages } from './messages.ts'

/** Says that the record was deleted, and what can be done with the form's content. */
export function DeletedNotice({ record: { name, canAdd } }: { record: DeletedRecord }) {
  const t = useText(deletedMessages)
  return (
    <FormAlert icon={<IconTrash size={16} stroke={1.6} aria-hidden />} title={t('title', { name })}>
      <p>{t(canAdd ? 'copyOrAdd' : 'copy')}</p>
    </FormAlert>
  )
}
