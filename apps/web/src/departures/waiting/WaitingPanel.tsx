import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { StatusTag } from '../../kit/StatusTag.tsx'
import styles from '../departure.module.css'
import { WaitingDialog } from './WaitingDialog.tsx'
import { waitingMessages, waitingStateLabels } from './waitingMessages.ts'

interface WaitingPanelProps {
  tour: string
  date: Day
}

/** Who waits for places of a departure, in the order in which they're asked. */
export function WaitingPanel({ tour, date }: WaitingPanelProps) {
  const t = useText(waitingMessages)
  const mayAdd = useCan('orders.place')
  const [opened, setOpened] = useState<string | null>(null)
  const { data } = useQuery(
    queries.waitingList.list({ query: { tours: tour, startDate: date, endDate: date, limit: 100 } }),
  )
  const parties = data?.data
  const entry = parties?.find(({ _id }) => _id === opened) ?? null
  return (
    <Panel title={t('title')}>
      <div className="grid gap8">
        {parties?.length === 0 && <p className="quiet flat">{t('none')}</p>}
        <ul className="plainList">
          {parties?.map((party) => (
            <li key={party._id} className={styles.line}>
              <Button variant="subtle" size="compact-sm" onClick={() => setOpened(party._id)}>
                <bdi>{`${party.firstName} ${party.lastName}`}</bdi>
              </Button>
              <span className="flex gap8">
                <Code>{party.people}</Code>
                <StatusTag status={party.state} labels={waitingStateLabels} />
              </span>
            </li>
          ))}
        </ul>
        {mayAdd && (
          <div>
            <Button variant="default" onClick={() => setOpened('new')}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
      <WaitingDialog
        key={opened}
        opened={opened === 'new' || entry !== null}
        entry={entry}
        start={{ tour, dates: [date] }}
        onClose={() => setOpened(null)}
      />
    </Panel>
  )
}
