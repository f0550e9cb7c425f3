import { useText } from '../../../i18n/useText.ts'
import { CheckField } from '../../../kit/form/formFields.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'

/** Opens closed dates, today and tomorrow; shown only to super users. */
export function OverrideTick() {
  const t = useText(orderMessages)
  const { form, facts, locks } = useOrderDesk()
  if (!facts.canOverride) return null
  return (
    <div style={{ inlineSize: '100%' }}>
      <CheckField
        control={form.control}
        name="overrideUnavailability"
        label={t('override')}
        disabled={locks.order('overrideUnavailability') !== null}
      />
    </div>
  )
}
