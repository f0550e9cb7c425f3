import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlannedRequest } from '@tourdesk/contract/messages/supplierRequests'
import { api } from '../../../app/api.ts'
import { useSession } from '../../../app/session.ts'
import { list } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { toast } from '../../../kit/toast/toast.tsx'
import { silenceLabels } from '../../../messages/messageWords.ts'
import { useReloadMessages } from '../../../messages/useReloadMessages.ts'
import { supplierStateLabels } from '../../suppliers/supplierMessages.ts'
import { actMessages } from './actMessages.ts'
import type { ActProps } from './actProps.ts'
import { Previewed } from './Previewed.tsx'
import { ReachForm } from './ReachForm.tsx'
import { useTellDone } from './useTellDone.ts'

/** Asks the car suppliers of a day for their vehicles. Those who refused are asked again only if ticked. */
export function AskSuppliers({ date, onClose }: ActProps) {
  const t = useText(actMessages)
  const stateOf = useLabel(supplierStateLabels)
  const reasonOf = useLabel(silenceLabels)
  const { ofField } = useProblemTexts()
  const { firstName, lastName } = useSession()
  const client = useQueryClient()
  const reload = useReloadMessages()
  const tellDone = useTellDone()
  const contact = `${firstName} ${lastName}`.trim()
  const preview = useQuery({
    queryKey: ['supplierRequests', 'previewDay', date, contact],
    queryFn: () => api.supplierRequests.previewDay({ body: { date, contact } }),
    staleTime: 0,
    gcTime: 0,
  })
  const reasonFor = ({ isKnown, state, channel }: PlannedRequest) =>
    isKnown ? list([stateOf(state), t('supplierKnows')]) : channel === null ? reasonOf('no_address') : null
  return (
    <Previewed preview={preview}>
      {({ data }) => (
        <ReachForm
          rows={data.map((planned) => ({
            ...planned,
            id: planned.unit,
            name: planned.recipient,
            about: list([
              ...(planned.time ? [planned.time] : []),
              planned.tour,
              ...(planned.seats === null ? [] : [t('seats', { count: planned.seats })]),
              ...(planned.state === 'not_asked' ? [] : [stateOf(planned.state)]),
            ]),
            reason: reasonFor(planned),
            isUnticked: planned.state !== 'not_asked',
            said: planned,
          }))}
          nobody={t('noSuppliers')}
          submitLabel={t('sendRequests')}
          onSubmit={async (units, keyOf) => {
            const body = { units, contact }
            return (await api.supplierRequests.askDay({ body: { ...body, clientKey: keyOf(body) } })).data
          }}
          onSuccess={(outcomes) => {
            const done = outcomes.filter(({ code }) => code === null)
            const byHand = done.filter((outcome) => outcome.byHand).length
            const reasons = [...new Set(outcomes.flatMap(({ code }) => code ?? []))].map(ofField)
            const count = outcomes.length - done.length
            if (count > 0) toast.error(t('refused', { count, reasons: list(reasons) }))
            if (done.length > 0) tellDone({ mailed: done.length - byHand, byHand })
          }}
          reload={() => {
            reload()
            void client.invalidateQueries()
          }}
          onClose={onClose}
        />
      )}
    </Previewed>
  )
}
