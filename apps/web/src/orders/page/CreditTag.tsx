import type { CreditState } from '@tourdesk/domain/payments/credit'
import { useLabel } from '../../i18n/labels.ts'
import { creditStateLabels } from '../../i18n/vocabulary/credits.ts'
import { Tag } from '../../kit/Tag.tsx'

const tones = { open: 'green', used_up: 'grey', taken_back: 'grey', expired: 'orange' } as const

/** The state of a credit as a tag. */
export function CreditTag({ state }: { state: CreditState }) {
  const label = useLabel(creditStateLabels)
  return <Tag tone={tones[state]}>{label(state)}</Tag>
}
