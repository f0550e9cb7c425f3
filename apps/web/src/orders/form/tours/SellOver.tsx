import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../i18n/problemSentence.ts'
import { useText } from '../../../i18n/useText.ts'
import { TextInput } from '../../../kit/fields/TextInput.tsx'
import type { Exception } from '../draft/keptOrder.ts'
import { orderMessages } from '../orderMessages.ts'
import { useOversell } from '../oversell.ts'

/** The ticks and reasons for selling above the capacity or on a closed departure, once a save was refused. */
export function SellOver() {
  const { offered } = useOversell()
  return offered.map((exception) => <ExceptionTick key={exception} exception={exception} />)
}

function ExceptionTick({ exception }: { exception: Exception }) {
  const t = useText(orderMessages)
  const { reasons, keep, isReasonMissing } = useOversell()
  const [typed, setTyped] = useState(reasons.current[exception] ?? null)
  const type = (text: string | null) => {
    keep(exception, text)
    setTyped(text)
  }
  return (
    <div className="grid gap8" style={{ inlineSize: '100%' }}>
      <Checkbox
        label={t(exception === 'oversell' ? 'sellOver' : 'sellClosed')}
        checked={typed !== null}
        onChange={(event) => type(event.currentTarget.checked ? '' : null)}
      />
      {typed !== null && (
        <TextInput
          label={t('sellOverReason')}
          required
          maxLength={300}
          value={typed}
          error={isReasonMissing && typed.trim() === '' ? problemSentence('reason_required') : undefined}
          onChange={type}
        />
      )}
    </div>
  )
}
