import { Checkbox } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { DialogForm } from '../../../app/FormDialog.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { actMessages } from './actMessages.ts'
import { ReachRow, UnreachedRow } from './ReachRow.tsx'
import { type Reach, tickedAtFirst } from './reach.ts'

const Chosen = z.object({ chosen: z.array(z.string()).min(1) })
type Chosen = z.output<typeof Chosen>

interface ReachFormProps<Result> {
  rows: readonly Reach[]
  /** Shown if it reaches nobody. */
  nobody: string
  submitLabel: string
  /** Sends it. `keyOf` makes the `clientKey` of a body. */
  onSubmit: (chosen: string[], keyOf: (body: object) => string) => Promise<Result>
  onSuccess: (result: Result) => void
  reload: () => void
  onClose: () => void
}

/** Who gets something and how, each with a tick, and who doesn't and why; sends it to those who are ticked. */
export function ReachForm<Result>({ rows, nobody, onSubmit, ...form }: ReachFormProps<Result>) {
  const t = useText(actMessages)
  const unreached = rows.filter(({ reason }) => reason !== null)
  const reached = rows.filter(({ reason }) => reason === null)
  return (
    <DialogForm
      {...form}
      schema={Chosen}
      defaultValues={{ chosen: tickedAtFirst(rows) }}
      draft={null}
      disabled={reached.length === 0}
      failure={t('notSent')}
      onSubmit={({ chosen }, keyOf) =>
        onSubmit(
          idsOf(reached).filter((id) => chosen.includes(id)),
          keyOf,
        )
      }
    >
      {() => (
        <>
          {reached.length === 0 ? <p role="status">{nobody}</p> : <Reached rows={reached} />}
          {unreached.length > 0 && (
            <section aria-label={t('unreached')}>
              <Heading className="quiet flat small strong">{t('unreached')}</Heading>
              <ul className="plainList">
                {unreached.map((row) => (
                  <UnreachedRow key={row.id} row={row} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </DialogForm>
  )
}

function Reached({ rows }: { rows: readonly Reach[] }) {
  const t = useText(actMessages)
  const { control } = useFormContext<Chosen>()
  const { field, fieldState } = useController({ control, name: 'chosen' })
  const all = idsOf(rows)
  const ticked = all.filter((id) => field.value.includes(id))
  const isAll = ticked.length === all.length
  return (
    <section aria-label={t('reached')}>
      <Checkbox
        className="below4"
        label={t('all', { count: ticked.length })}
        checked={isAll}
        indeterminate={!isAll && ticked.length > 0}
        onChange={() => field.onChange(isAll ? [] : all)}
      />
      <Checkbox.Group
        aria-label={t('reached')}
        value={ticked}
        error={fieldState.error && t('nobodyTicked')}
        onChange={(chosen) => field.onChange(all.filter((id) => chosen.includes(id)))}
      >
        <ul className="plainList">
          {rows.map((row) => (
            <ReachRow key={row.id} row={row} />
          ))}
        </ul>
      </Checkbox.Group>
    </section>
  )
}

function idsOf(rows: readonly Reach[]): string[] {
  return rows.map(({ id }) => id)
}
