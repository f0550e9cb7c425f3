import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useEffect, useEffectEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useOrderDesk } from './OrderDesk.ts'

interface FollowTypingProps {
  onTyped: (draft: OrderDraft, isDirty: boolean) => void
}

/** Reports all typing. A component that draws nothing, so that the form isn't redrawn at each keystroke. */
export function FollowTyping({ onTyped }: FollowTypingProps) {
  const { form } = useOrderDesk()
  const draft = useWatch({ control: form.control })
  const { isDirty } = useFormState({ control: form.control })
  const tell = useEffectEvent(() => onTyped(form.getValues(), isDirty))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after everything typed
  useEffect(() => tell(), [draft, isDirty])
  return null
}
