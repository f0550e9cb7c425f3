import { Checkbox } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import { loginMessages } from './loginMessages.ts'

interface RememberMeProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox of the login form and of the form for a new password. */
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
