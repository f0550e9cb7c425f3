import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useContext, useRef } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from './confirm.ts'
import { DirtyContext } from './dirty.ts'

/** Around a form: whoever goes to another page, or closes the tab, with unsaved work is asked first. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useText(common)
  const own = useRef(false)
  const ofDialog = useContext(DirtyContext)
  const note = ofDialog ?? own

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!note.current || current.pathname === next.pathname) return false
      const options = { action: t('discard'), cancel: t('keepEditing') }
      if (!(await confirm(t('discardQuestion'), options))) return true
      note.current = false
      return false
    },
    enableBeforeUnload: () => note.current,
  })

  return ofDialog ? children : <DirtyContext value={own}>{children}</DirtyContext>
}
