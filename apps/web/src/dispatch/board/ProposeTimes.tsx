import { Button } from '@mantine/core'
import { IconClockBolt } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { Day } from '@tourdesk/domain/calendar'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyProposeTimesDialog } from '../stops/proposal/LazyProposeTimesDialog.tsx'
import { proposalMessages } from '../stops/proposal/proposalMessages.ts'

const page = getRouteApi('/signedIn/assignments/calendar')

/** A button that proposes the pickup times of all vehicles of a departure; the open dialog has an address. */
export function ProposeTimes({ date, tour }: { date: Day; tour: string }) {
  const t = useText(proposalMessages)
  const mayPlan = useCan('dispatch.write')
  const { dialog } = page.useSearch()
  const navigate = page.useNavigate()
  if (!mayPlan) return null
  const show = (next: 'times' | undefined) =>
    void navigate({ search: (now) => ({ ...now, dialog: next }), replace: true })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockBolt size={16} stroke={1.6} />}
        onClick={() => show('times')}
      >
        {t('propose')}
      </Button>
      <LazyProposeTimesDialog
        date={date}
        tour={tour}
        opened={dialog === 'times'}
        onClose={() => show(undefined)}
      />
    </>
  )
}
