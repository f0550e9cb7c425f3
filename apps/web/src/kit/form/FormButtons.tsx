import { Button } from '@mantine/core'
import { useContext } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DeletedContext } from './deleted/DeletedContext.ts'
import { deletedMessages } from './deleted/messages.ts'
import { SubmitButton } from './Form.tsx'

export interface FormButtonsProps {
  /** Absent if the form stays on its page. */
  onCancel?: () => void
  /** The button's label, by default "Save"; null if nothing can be saved. */
  save?: string | null
}

/** Cancel and Save. If a colleague deleted the record, it can be added as new where that makes sense. */
export function FormButtons({ onCancel, save }: FormButtonsProps) {
  const words = useText(common)
  const t = useText(deletedMessages)
  const deleted = useContext(DeletedContext)
  const maySave = save !== null && (deleted === null || deleted.canAdd)
  return (
    <>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {words(maySave && !deleted ? 'cancel' : 'close')}
        </Button>
      )}
      {maySave && <SubmitButton>{deleted ? t('addAsNew') : (save ?? words('save'))}</SubmitButton>}
    </>
  )
}
