import { Button, Progress } from '@mantine/core'
import type { BulkChanged } from '@tourdesk/contract/orders/bulk'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { type ProblemCode, problemTexts } from '@tourdesk/words/problems/problemTexts'
import { number } from '../../i18n/format.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { Code } from '../../kit/Isolated.tsx'
import styles from './bulk.module.css'
import { bulkMessages } from './bulkMessages.ts'
import type { useBulkRun } from './useBulkRun.ts'

interface BulkOutcomeProps {
  run: Pick<ReturnType<typeof useBulkRun>, 'state' | 'goOn' | 'stop'>
  rows: readonly Pick<OperationsRow, 'orderId' | 'orderNumber'>[]
  onClose: () => void
}

/** The progress of a run, and the result for each order at the end. */
export function BulkOutcome({ run, rows, onClose }: BulkOutcomeProps) {
  const t = useText(bulkMessages)
  const { state } = run
  if (!state) return null
  const { outcomes, count, left, isRunning, error } = state
  const refused = outcomes.filter(({ code }) => code !== null)
  const done = outcomes.length - refused.length
  const answered = count - left.length
  return (
    <>
      <div role="status">
        <p>
          {isRunning
            ? t('progress', { done: number(answered), all: number(count) })
            : t('done', { count: done })}
        </p>
        {!isRunning && error && <FormProblem text={error} />}
        {!isRunning && left.length > 0 && (
          <p>{t(error ? 'unanswered' : 'stopped', { count: left.length })}</p>
        )}
      </div>
      {isRunning && <Progress value={(answered / count) * 100} aria-label={t('bar')} />}
      {!isRunning && refused.length > 0 && (
        <>
          <p>{t('refused', { count: refused.length })}</p>
          <Refusals refused={refused} rows={rows} />
        </>
      )}
      <DialogActions>
        {isRunning ? (
          <Button variant="default" onClick={run.stop}>
            {t('stop')}
          </Button>
        ) : (
          <>
            {left.length > 0 && (
              <Button variant="default" onClick={run.goOn}>
                {t('goOn')}
              </Button>
            )}
            <Button data-autofocus onClick={onClose}>
              {t('finish')}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  )
}

interface RefusalsProps {
  refused: readonly Pick<BulkChanged, 'orderId' | 'code' | 'params'>[]
  rows: readonly Pick<OperationsRow, 'orderId' | 'orderNumber'>[]
}

/** Each refused order with the reason. */
export function Refusals({ refused, rows }: RefusalsProps) {
  const numbers = new Map(rows.map(({ orderId, orderNumber }) => [orderId, orderNumber]))
  return (
    <div className={styles.scroll}>
      <table className={styles.list}>
        <tbody>
          {refused.map(({ orderId, code, params }) => (
            <tr key={orderId}>
              <td>
                <Code>{numbers.get(orderId) ?? ''}</Code>
              </td>
              <td>{sentenceOf(code, params)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sentenceOf(code: string | null, params: BulkChanged['params']): string {
  return problemSentence(isCode(code) ? code : 'unexpected', params)
}

function isCode(code: string | null): code is ProblemCode {
  return code !== null && code in problemTexts
}
