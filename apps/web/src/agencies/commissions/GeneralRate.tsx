import { Button } from '@mantine/core'
import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import { useEffect, useState } from 'react'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { rate } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { NumberField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { Code } from '../../kit/Isolated.tsx'
import { commissionMessages } from './commissionMessages.ts'
import styles from './commissions.module.css'
import { rateSchema } from './rateSchema.ts'
import { useSaveCommissions } from './useSaveCommissions.ts'

/** The rate for all tours; the same button edits it and then saves it. */
export function GeneralRate({ rates }: { rates: Commissions }) {
  const t = useText(commissionMessages)
  const words = useText(common)
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <RateForm rates={rates} onDone={() => setEditing(false)} />
  return (
    <div className={styles.general}>
      <div>
        <div className={styles.label}>{t('commissionRate')}</div>
        <div className={styles.rate}>
          <Code>{rate(rates.commissionRate)}</Code>
        </div>
      </div>
      <Button variant="default" onClick={() => setEditing(true)}>
        {words('edit')}
      </Button>
    </div>
  )
}

/** Escape leaves the rate as it was. */
function RateForm({ rates, onDone }: { rates: Commissions; onDone: () => void }) {
  const t = useText(commissionMessages)
  const words = useText(common)
  const { form, versions } = useVersionedForm(
    rateSchema,
    { commissionRate: rates.commissionRate },
    partsOf<{ commissionRate: number }>({ commissionRate: t('commissionRate') }),
  )
  const { setFocus } = form
  useEffect(() => setFocus('commissionRate', { shouldSelect: true }), [setFocus])
  const save = useSaveCommissions({ onSaved: onDone, onRefused: (error) => placeIssues(form, error) })
  return (
    <Form
      form={form}
      draft={'general rate'}
      versions={versions}
      onSubmit={(values) => save.run({ ...rates, ...values })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field below */}
      <div className={styles.general} onKeyDown={({ key }) => key === 'Escape' && onDone()}>
        <NumberField
          control={form.control}
          name="commissionRate"
          label={t('commissionRate')}
          of="percent"
          width={240}
        />
        <SubmitButton>{words('save')}</SubmitButton>
      </div>
    </Form>
  )
}
