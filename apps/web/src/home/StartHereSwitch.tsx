import { Switch } from '@mantine/core'
import { useState } from 'react'
import { startPage } from '../app/startPage.ts'
import { useText } from '../i18n/useText.ts'
import { homeMessages } from './messages.ts'

/** Sets whether this browser opens the home page after login, instead of the list of orders. */
export function StartHereSwitch() {
  const t = useText(homeMessages)
  const [page, setPage] = useState(startPage.read)
  const choose = (startsHere: boolean) => {
    const chosen = startsHere ? 'home' : 'operations'
    startPage.write(chosen)
    setPage(chosen)
  }
  return (
    <Switch
      size="xs"
      label={t('startHere')}
      checked={page === 'home'}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  )
}
