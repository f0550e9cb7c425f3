import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../i18n/problemSentence.ts'
import { useText } from '../../../i18n/useText.ts'
import { TextInput } from '../../../kit/fields/TextInput.tsx'
import { orderMessages } from '../orderMessages.ts'
import { useOversell } from '../oversell.ts'

/** The tick and the reason for selling above the capacity, once a departure had too few places. */
export function SellOver() {
  const t = useText(orderMessages)
  const { isOffered, reason, isReasonMissing } = useOversell()
  const [typed, setTyped] = useState(reason.current)
  if (!isOffered) return null
  const keep = (text: string | null) => {
    reason.current = text
    setTyped(text)
  }
  return (
    <div className="grid gap8" style={{ inlineSize: '100%' }}>
      <Checkbox
        label={t('sellOver')}
        checked={typed !== null}
        onChange={(event) => keep(event.currentTarget.checked ? '' : null)}
      />
      {typed !== null && (
        <TextInput
          label={t('sellOverReason')}
          required
          maxLength={300}
          value={typed}
          error={isReasonMissing && typed.trim() === '' ? problemSentence('reason_required') : undefined}
          onChange={keep}
        />
      )}
    </div>
  )
}
