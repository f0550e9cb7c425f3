import { Switch } from '@mantine/core'
import { type Control, useController } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { usersMessages } from './messages.ts'
import type { PersonValues } from './personValues.ts'

interface StatusSwitchProps {
  control: Control<PersonValues, unknown, PersonValues>
  disabled: boolean
}

/** Active or inactive in this account, with the word beside it. */
export function StatusSwitch({ control, disabled }: StatusSwitchProps) {
  const t = useText(usersMessages)
  const { field } = useController({ control, name: 'status' })
  return (
    <Switch
      className="above16"
      label={
        <span className="inlineRow gap8">
          {t('status')}
          <StatusTag status={field.value} labels={membershipStatusLabels} />
        </span>
      }
      disabled={disabled}
      checked={field.value === 'ACTIVE'}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.checked ? 'ACTIVE' : 'INACTIVE')}
    />
  )
}
