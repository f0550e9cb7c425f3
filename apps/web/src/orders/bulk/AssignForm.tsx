import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import type { BulkFormProps } from './BulkFormProps.ts'
import { BulkOutcome } from './BulkOutcome.tsx'
import { bulkMessages } from './bulkMessages.ts'
import { useBulkRun } from './useBulkRun.ts'

const nobody = 'nobody'

/** Assigns the orders of the rows to an agent of their agency. */
export function AssignForm({ rows, onClose, onChanged }: BulkFormProps) {
  const t = useText(bulkMessages)
  const [agent, setAgent] = useState<string | null>(null)
  const sellers = useQuery(queries.agencies.sellers())
  const agencies = new Set(rows.map(({ agency }) => agency))
  const options = (sellers.data?.data ?? [])
    .filter(({ name }) => agencies.has(name))
    .flatMap(({ name, agents }) =>
      agents.map((one) => ({ value: one._id, label: one.name, ...(agencies.size > 1 && { note: name }) })),
    )
  const run = useBulkRun<string>(async (orders) => {
    const body = { agent: agent === nobody ? null : agent, orders }
    return (await api.bulk.assign({ body })).data
  }, onChanged)
  if (run.state) return <BulkOutcome run={run} rows={rows} onClose={onClose} />
  return (
    <>
      <Choice
        label={t('chooseAgent')}
        options={[{ value: nobody, label: t('nobody') }, ...options]}
        value={agent}
        onChange={setAgent}
        searchable
        {...(agencies.size > 1 && { help: t('agentHelp') })}
      />
      <DialogActions>
        <Button
          disabled={agent === null}
          onClick={() => run.run([...new Set(rows.map(({ orderId }) => orderId))])}
        >
          {t('apply')}
        </Button>
      </DialogActions>
    </>
  )
}
