import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useContext, useRef } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from './dialog/confirm.ts'
import { DirtyContext } from './dirty.ts'
import { asksBeforeUnload } from './reloadPage.ts'

/**
 * Wraps a form: asks before people leave the page or close the tab with unsaved work. Changing the page's
 * query counts as leaving for a dialog, whose address may be there, but not for a page's own form.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useText(common)
  const own = useRef(false)
  const ofDialog = useContext(DirtyContext)
  const note = ofDialog ?? own

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const stays = !ofDialog && current.pathname === next.pathname
      if (!note.current || stays) return false
      const options = { action: t('discard'), cancel: t('keepEditing') }
      if (!(await confirm(t('discardQuestion'), options))) return true
      note.current = false
      return false
    },
    enableBeforeUnload: () => asksBeforeUnload(note.current),
  })

  return ofDialog ? children : <DirtyContext value={own}>{children}</DirtyContext>
}
