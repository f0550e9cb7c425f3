import { agentRole, type Role } from '@tourdesk/domain/access/roles'
import type { Control } from 'react-hook-form'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { roleLabels } from '../../i18n/vocabulary/identity.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { ChoiceField, TextField } from '../../kit/form/formFields.tsx'
import { personMessages } from '../personMessages.ts'
import type { PersonValues } from './personValues.ts'

interface PersonInputsProps {
  control: Control<PersonValues, unknown, PersonValues>
  /** The roles to choose from; empty for an agent. */
  roles: readonly Role[] | null
  /** The email's label; agents created directly have a username instead. */
  login: 'email' | 'username'
  withPassword?: boolean
  /** Makes the whole form read-only. */
  isLocked?: boolean
  /** Says why the role can't be changed. */
  roleNote?: string
  /** Says why the login can't be changed. */
  loginNote?: string
}

/** The fields of a person, for inviting, creating and editing. */
export function PersonInputs({
  control,
  roles,
  login,
  withPassword,
  isLocked,
  roleNote,
  loginNote,
}: PersonInputsProps) {
  const t = useText(personMessages)
  const options = useOptions(roles ?? [agentRole], roleLabels)
  const isEmail = login === 'email'
  return (
    <FieldGrid>
      <WholeWidth>
        {roles ? (
          <ChoiceField
            control={control}
            name="role"
            label={t('role')}
            options={options}
            required={!isLocked}
            disabled={isLocked || roleNote !== undefined}
            help={roleNote}
          />
        ) : (
          <Choice label={t('role')} options={options} value={agentRole} onChange={() => {}} disabled />
        )}
      </WholeWidth>
      <TextField control={control} name="firstName" label={t('firstName')} required disabled={isLocked} />
      <TextField control={control} name="lastName" label={t('lastName')} required disabled={isLocked} />
      <TextField
        control={control}
        name="email"
        label={t(login)}
        kind={isEmail ? 'email' : 'code'}
        required
        disabled={isLocked || loginNote !== undefined}
        help={loginNote}
      />
      <TextField
        control={control}
        name="mobilePhone"
        label={t('mobilePhone')}
        kind="tel"
        disabled={isLocked}
      />
      {withPassword && (
        <WholeWidth>
          <TextField control={control} name="password" label={t('password')} kind="newPassword" required />
        </WholeWidth>
      )}
    </FieldGrid>
  )
}
