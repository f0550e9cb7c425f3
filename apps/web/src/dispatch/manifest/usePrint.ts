import { useQueryClient } from '@tanstack/react-query'
import type { PrintScope, SheetFormat } from '@tourdesk/contract/dispatch/manifests'
import type { SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { useRef } from 'react'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { keepFile } from '../../kit/keepFile.ts'
import { useAction } from '../../kit/useAction.ts'
import { manifestMessages } from './messages.ts'

/** What to print, for whom, and in which format. */
export interface PrintChoice {
  scope: PrintScope
  kind: SheetKind
  locale: Locale
  format: SheetFormat
  onlyChanges: boolean
}

/** Hands sheets out as a download. A retry after a failure makes no second version. */
export function usePrint() {
  const t = useText(manifestMessages)
  const client = useQueryClient()
  const last = useRef({ asked: '', clientKey: '' })

  return useAction(
    async (choice: PrintChoice) => {
      const asked = JSON.stringify(choice)
      if (last.current.asked !== asked) last.current = { asked, clientKey: crypto.randomUUID() }
      const { _id } = await api.manifests.print({
        body: { ...choice, clientKey: last.current.clientKey },
      })
      await keepFile(await api.manifests.file({ params: { id: _id } }), () => {})
      last.current = { asked: '', clientKey: '' }
      return _id
    },
    {
      running: t('making'),
      success: t('made'),
      failure: t('notMade'),
      onSuccess: () => client.invalidateQueries({ queryKey: ['manifests'] }),
    },
  )
}
