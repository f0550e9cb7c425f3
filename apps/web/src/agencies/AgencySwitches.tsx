import { Switch } from '@mantine/core'
import type { Account } from '@tourdesk/contract/agencies/agencies'
import { isMainAccount } from '@tourdesk/domain/access/actor'
import { type Control, useController } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { CheckField } from '../kit/form/formFields.tsx'
import styles from './agencies.module.css'
import { type AgencyValues, switchedStatus } from './agencyValues.ts'
import { agencyMessages } from './messages.ts'

const flags = [
  'doesIncludeAffiliation',
  'dailyToursOnly',
  'doesAllowPaymentToAgency',
  'allowPrivateGroup',
] as const

interface AgencySwitchesProps {
  control: Control<AgencyValues, unknown, AgencyValues>
  account: Account | null
}

/** Switches for an agency's rights and status; a new one has no status switch. */
export function AgencySwitches({ control, account }: AgencySwitchesProps) {
  const t = useText(agencyMessages)
  const { field } = useController({ control, name: 'status' })
  return (
    <>
      <fieldset className={styles.switches}>
        <legend className={styles.legend}>{t('mayDo')}</legend>
        {flags.map((flag) => (
          <CheckField key={flag} control={control} name={flag} label={t(flag)} asSwitch />
        ))}
      </fieldset>
      {account && (
        <Switch
          className="below16"
          label={t('active')}
          disabled={isMainAccount(account)}
          checked={field.value === 'ACTIVE'}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(switchedStatus(account.status, event.currentTarget.checked))}
        />
      )}
    </>
  )
}
