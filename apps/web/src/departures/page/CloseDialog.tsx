import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { z } from 'zod'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { TextField } from '../../kit/form/formFields.tsx'
import { departureMessages } from '../departureMessages.ts'
import { useSaveDeparture } from './useSaveDeparture.ts'

interface CloseDialogProps {
  departure: WholeDeparture
  opened: boolean
  onClose: () => void
}

const Fields = z.object({ reason: z.string().max(500) })

/** Closes a departure for sale, with a reason if there's one to tell. */
export function CloseDialog({ departure, ...dialog }: CloseDialogProps) {
  const t = useText(departureMessages)
  const { save, done, reload } = useSaveDeparture(departure)
  return (
    <FormDialog
      {...dialog}
      title={t('closeTitle')}
      submitLabel={t('close')}
      schema={Fields}
      defaultValues={{ reason: '' }}
      draft={`close departure ${departure.tour._id} ${departure.date}`}
      onSubmit={({ reason }) => save({ state: 'closed', reason })}
      onSuccess={(saved) => done(t('closed'), saved)}
      failure={t('notSaved')}
      reload={reload}
    >
      {({ control }) => (
        <>
          <p className="quiet flat">{t('closeHelp')}</p>
          <TextField control={control} name="reason" label={t('reason')} />
        </>
      )}
    </FormDialog>
  )
}
