import { Button, Progress } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { number } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { CheckField, DayFormField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import { type Drafting, draftAll } from './draftAll.ts'
import { Period, refinePeriod, usualPeriod } from './period.ts'
import { statementMessages } from './statementMessages.ts'

interface DraftAllDialogProps {
  opened: boolean
  onClose: () => void
}

/** Drafts statements of a period for all agencies, with progress. */
export function DraftAllDialog({ opened, onClose }: DraftAllDialogProps) {
  const t = useText(statementMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('draftAll')} size="small">
      <DraftAll onClose={onClose} />
    </Dialog>
  )
}

const start: Drafting = { done: 0, total: 0, made: 0, next: null }
const schema = Period.superRefine(refinePeriod)

function DraftAll({ onClose }: { onClose: () => void }) {
  const t = useText(statementMessages)
  const words = useText(common)
  const client = useQueryClient()
  const { ofError } = useProblemTexts()
  const form = useSchemaForm(schema, { defaultValues: usualPeriod(useToday()) })
  const running = useRef<AbortController>(null)
  const [state, setState] = useState<(Drafting & { isRunning: boolean; error: string | null }) | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(from: Drafting): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    const body = form.getValues()
    setState({ ...from, isRunning: true, error: null })
    let error: string | null = null
    try {
      const send = (after: string | null) => api.statements.batch({ body: { ...body, after } })
      await draftAll(send, from, (now) => setState({ ...now, isRunning: true, error: null }), abort.signal)
    } catch (thrown) {
      error = ofError(thrown)
    }
    setState((now) => now && { ...now, isRunning: false, error })
    void client.invalidateQueries({ queryKey: ['statements'] })
  }

  if (!state)
    return (
      <Form form={form} draft={null} onSubmit={() => run(start)}>
        <p className="flat quiet">{t('draftAllHelp')}</p>
        <div className="stack gap12">
          <DayFormField control={form.control} name="from" label={t('from')} required />
          <DayFormField control={form.control} name="to" label={t('to')} required />
          <CheckField control={form.control} name="includeOlder" label={t('includeOlder')} />
        </div>
        <DialogActions onCancel={onClose}>
          <SubmitButton>{t('draftThem')}</SubmitButton>
        </DialogActions>
      </Form>
    )
  const { isRunning, error, done, total, made, next } = state
  const progress =
    total === 0 ? t('drafting') : t('draftingProgress', { done: number(done), all: number(total) })
  const outcome = made === 0 && next === null ? t('nothingToBill') : t('draftsMade', { count: made })
  return (
    <>
      <p role="status" className="flat">
        {isRunning ? progress : outcome}
      </p>
      {isRunning && <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={t('drafting')} />}
      {error && <FormProblem text={error} />}
      {!isRunning && !error && next !== null && <p className="flat quiet">{progress}</p>}
      <DialogActions>
        {isRunning ? (
          <Button variant="default" onClick={() => running.current?.abort()}>
            {t('stop')}
          </Button>
        ) : (
          <>
            {(error || next !== null) && (
              <Button variant="default" onClick={() => void run(state)}>
                {t('goOn')}
              </Button>
            )}
            <Button data-autofocus onClick={onClose}>
              {words('close')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  )
}
