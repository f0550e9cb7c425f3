import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { asksBeforeUnload } from '../kit/reloadPage.ts'
import { orderMessages } from './form/orderMessages.ts'

/** Asks before unsaved work in the order form is lost; set the returned ref to true while there is some. */
export function useDeskGuard(isNew: boolean): RefObject<boolean> {
  const t = useText(orderMessages)
  const dirty = useRef(false)
  useBlocker({
    shouldBlockFn: async () => {
      if (!dirty.current) return false
      const leaves = await confirm(t('exitQuestion'), { action: t('exit'), cancel: t('stay') })
      if (!leaves) return true
      dirty.current = false
      return false
    },
    enableBeforeUnload: () => asksBeforeUnload(dirty.current && !isNew),
  })
  return dirty
}
