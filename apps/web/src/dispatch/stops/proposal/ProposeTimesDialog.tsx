import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NumberedProposal } from '@tourdesk/contract/dispatch/stops'
import type { Day } from '@tourdesk/domain/calendar'
import { z } from 'zod'
import { api, queries } from '../../../app/api.ts'
import { DialogForm } from '../../../app/FormDialog.tsx'
import { useOfferUndo } from '../../../app/useOfferUndo.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { reloadStops } from '../reloadStops.ts'
import { proposalMessages } from './proposalMessages.ts'
import { UnitProposals } from './UnitProposals.tsx'

const Chosen = z.object({ chosen: z.array(z.string()).min(1) })

interface ProposeTimesDialogProps {
  date: Day
  tour: string
  opened: boolean
  onClose: () => void
}

/** Proposed times for all vehicles of a departure, to tick and save at once. */
export function ProposeTimesDialog({ opened, onClose, ...departure }: ProposeTimesDialogProps) {
  const t = useText(proposalMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('propose')} size="large">
      <Proposals {...departure} onClose={onClose} />
    </Dialog>
  )
}

function Proposals({ date, tour, onClose }: Omit<ProposeTimesDialogProps, 'opened'>) {
  const t = useText(proposalMessages)
  const { ofError } = useProblemTexts()
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  const answer = useQuery({
    ...queries.unitStops.proposeAll({ params: { date }, query: { tour } }),
    // The ticks start with what the first answer changes, so it has to be the present one.
    staleTime: 0,
    gcTime: 0,
  })
  if (answer.isError && !answer.data)
    return <ErrorState text={ofError(answer.error)} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingPage />
  const units = answer.data.data
  const changed = units.filter(isChanged).map(({ _id }) => _id)
  if (units.length === 0) return <EmptyState text={t('empty')} />
  return (
    <DialogForm
      schema={Chosen}
      defaultValues={{ chosen: changed }}
      draft={null}
      submitLabel={t('save')}
      disabled={changed.length === 0}
      failure={t('notSaved')}
      onSubmit={async ({ chosen }) => {
        const sent = units.filter(({ _id }) => changed.includes(_id) && chosen.includes(_id)).map(toSent)
        return { ...(await api.unitStops.changeAll({ body: { units: sent } })), count: sent.length }
      }}
      reload={() => reloadStops(client)}
      onSuccess={(saved) => offerUndo(t('saved', { count: saved.count }), `times ${date} ${tour}`, saved)}
      onClose={onClose}
    >
      {() => <UnitProposals units={units} changed={changed} />}
    </DialogForm>
  )
}

/** True if saving the proposal would change a time. */
function isChanged({ stops }: NumberedProposal): boolean {
  return stops.some(({ time, proposedTime }) => time !== proposedTime)
}

function toSent({ _id: tourCar, stops, updatedAt }: NumberedProposal) {
  return { tourCar, stops: stops.map(({ key, proposedTime: time }) => ({ key, time })), updatedAt }
}
