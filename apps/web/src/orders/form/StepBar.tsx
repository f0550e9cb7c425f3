import { VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { type OrderStep, orderSteps } from '@tourdesk/domain/orders/checkOrder'
import { useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { errorPaths } from './draft/orderResolver.ts'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import styles from './StepBar.module.css'
import { stepOfField } from './steps.ts'

/** The three steps as a clickable bar. */
export function StepBar({ step, onStep }: { step: OrderStep; onStep: (step: OrderStep) => void }) {
  const t = useText(orderMessages)
  const { form, orderType } = useOrderDesk()
  const { errors } = useFormState({ control: form.control })
  const wrong = new Set(errorPaths(errors).map(stepOfField))
  const names: Record<OrderStep, string> = {
    tours: isSingleTour(orderType) ? t('stepTour') : t('stepTours'),
    customer: t('stepCustomer'),
    summary: t('stepSummary'),
  }
  return (
    <nav aria-label={t('steps')} className={styles.bar}>
      <ol className="flex gap4 plainList">
        {orderSteps.map((name, index) => (
          <li key={name} className="grow">
            <button
              type="button"
              className={styles.step}
              aria-current={name === step ? 'step' : undefined}
              data-done={index < orderSteps.indexOf(step) || undefined}
              data-wrong={wrong.has(name) || undefined}
              onClick={() => onStep(name)}
            >
              <span className={styles.mark} aria-hidden>
                <Mark isWrong={wrong.has(name)} isDone={index < orderSteps.indexOf(step)} index={index} />
              </span>
              {names[name]}
              {wrong.has(name) && <VisuallyHidden component="span">{t('stepHasFaults')}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ isWrong, isDone, index }: { isWrong: boolean; isDone: boolean; index: number }) {
  if (isWrong) return <IconAlertCircle size={14} />
  return isDone ? <IconCheck size={14} /> : index + 1
}
