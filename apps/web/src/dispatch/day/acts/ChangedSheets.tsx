import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import type { HandoutAsk } from '@tourdesk/contract/messages/handouts'
import { handoutReaders } from '@tourdesk/domain/messages/handouts'
import { api } from '../../../app/api.ts'
import { list } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { silenceLabels } from '../../../messages/messageWords.ts'
import { useReloadMessages } from '../../../messages/useReloadMessages.ts'
import { handoutMessages } from '../../manifest/handoutMessages.ts'
import { actMessages } from './actMessages.ts'
import type { ActProps } from './actProps.ts'
import { Previewed } from './Previewed.tsx'
import { ReachForm } from './ReachForm.tsx'
import { useTellDone } from './useTellDone.ts'

/** Sends the sheets of a day that changed since they were handed out to those who work with them. */
export function ChangedSheets({ date, onClose }: ActProps) {
  const t = useText(actMessages)
  const words = useText(handoutMessages)
  const kindOf = useLabel(sheetKindLabels)
  const reasonOf = useLabel(silenceLabels)
  const client = useQueryClient()
  const reload = useReloadMessages()
  const tellDone = useTellDone()
  const ask: HandoutAsk = { scope: { date }, to: [...handoutReaders], crewLink: false, onlyChanged: true }
  const preview = useQuery({
    queryKey: ['handouts', 'preview', ask],
    queryFn: () => api.handouts.preview({ body: ask }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Previewed preview={preview}>
      {({ data }) => (
        <ReachForm
          rows={data.map(({ recipientId, recipient, kind, units, locale, reason, ...planned }) => ({
            ...planned,
            id: recipientId,
            name: recipient,
            about: list([kindOf(kind), words('sheets', { count: units.length })]),
            reason: reason && reasonOf(reason),
            said: { ...planned, language: locale },
          }))}
          nobody={t('noSheets')}
          submitLabel={t('sendSheets')}
          onSubmit={(recipients, keyOf) => {
            const body = { ...ask, recipients }
            return api.handouts.send({ body: { ...body, clientKey: keyOf(body) } })
          }}
          onSuccess={tellDone}
          reload={() => {
            reload()
            void client.invalidateQueries({ queryKey: ['manifests'] })
            void preview.refetch()
          }}
          onClose={onClose}
        />
      )}
    </Previewed>
  )
}
