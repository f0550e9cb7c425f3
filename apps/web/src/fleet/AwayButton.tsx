import { Button } from '@mantine/core'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useMarkAway } from '../app/absence/AbsenceProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { fleetMessages } from './messages.ts'

interface AwayButtonProps {
  objType: RangeOwner
  _id: string
  name: string
}

/** On the record of a car, guide or driver: marks them as unavailable, from today. */
export function AwayButton(owner: AwayButtonProps) {
  const t = useText(fleetMessages)
  const mark = useMarkAway()
  const today = useToday()
  if (!mark) return null
  return (
    <Button variant="default" onClick={() => mark({ ...owner, startDate: today, endDate: today })}>
      {t('markAway')}
    </Button>
  )
}
