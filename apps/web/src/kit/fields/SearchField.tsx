import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { replacedByTyping } from './useSearchText.ts'

interface SearchFieldProps {
  label: string
  value: string
  /** Called 500 ms after the last key, or at once on Enter. */
  onChange: (value: string) => void
  placeholder?: string
  width?: number
}

/** Keeps the typed text in its own state, so that responses and address changes don't move the cursor. */
export function SearchField({ label, value, onChange, placeholder = label, width = 270 }: SearchFieldProps) {
  const t = useText(common)
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const sendLater = useDebouncedCallback(send, 500)

  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }

  function send(text: string) {
    setSent(text)
    onChange(text)
  }

  function sendNow(text: string) {
    sendLater.cancel()
    setTyped(text)
    if (text !== sent) send(text)
  }

  return (
    <TextInput
      {...replacedByTyping}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      w={width}
      classNames={{ input: 'ownDirection' }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={
        typed && <CloseButton size={24} aria-label={t('clearSearch')} onClick={() => sendNow('')} />
      }
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        sendLater(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') sendNow(typed)
        if (event.key === 'Escape' && typed) sendNow('')
      }}
    />
  )
}
