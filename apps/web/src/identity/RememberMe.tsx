import { Checkbox } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { loginMessages } from './loginMessages.ts'

interface RememberMeProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On the login form and where a new password signs in (AUTH-01, AUTH-17). */
export function RememberMe({ checked, onChange }: RememberMeProps) {
  const t = useText(loginMessages)
  return (
    <Checkbox
      label={t('rememberMe')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
