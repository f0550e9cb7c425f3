import { useDisclosure } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { MultiChoiceField, TextField } from '../../kit/form/formFields.tsx'
import { useTourOptions } from '../move/useTourOptions.ts'
import { ClosedDaysFields } from './ClosedDaysFields.tsx'
import { ClosingDepartures } from './ClosingDepartures.tsx'
import { closureFieldsOn } from './closureFields.ts'
import { closureMessages } from './closureMessages.ts'

/** Closes all tours or some on a range of days, after saying what that closes. */
export function CloseDays() {
  const t = useText(closureMessages)
  const [opened, dialog] = useDisclosure()
  const client = useQueryClient()
  const today = useToday()
  const tours = useTourOptions()
  const fields = useMemo(() => closureFieldsOn(today), [today])
  return (
    <>
      <ActionButton variant="default" leftSection={<IconLock size={16} stroke={1.6} />} onClick={dialog.open}>
        {t('closeDays')}
      </ActionButton>
      <FormDialog
        opened={opened}
        onClose={dialog.close}
        title={t('closeDays')}
        submitLabel={t('closeDays')}
        schema={fields.schema}
        limits={fields.limits}
        defaultValues={fields.valuesOf(null)}
        draft="close days"
        onSubmit={(values, keyOf) =>
          api.departureClosures.create({ body: { ...values, clientKey: keyOf(values) } })
        }
        reload={() => {
          void client.invalidateQueries({ queryKey: ['departureClosures'] })
          void client.invalidateQueries({ queryKey: ['departures'] })
        }}
        success={t('closed')}
        failure={t('notClosed')}
      >
        {({ control }) => (
          <>
            <p className="quiet flat">{t('help')}</p>
            <ClosedDaysFields control={control} today={today} />
            <MultiChoiceField
              control={control}
              name="tours"
              label={t('tours')}
              help={t('toursHelp')}
              options={tours}
            />
            <TextField control={control} name="reason" label={t('reason')} />
            <ClosingDepartures control={control} today={today} />
          </>
        )}
      </FormDialog>
    </>
  )
}
