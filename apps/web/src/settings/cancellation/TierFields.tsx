import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { mostTiers } from '@tourdesk/domain/payments/cancellationPolicy'
import { type Control, useFieldArray } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { NumberField, TimeField } from '../../kit/form/formFields.tsx'
import styles from './cancellation.module.css'
import { cancellationMessages } from './messages.ts'
import type { PolicyValues } from './policyFields.ts'

const most = { daysBefore: 365, percent: 100 }

/** The steps of a policy: how much is refunded until when. */
export function TierFields({ control }: { control: Control<PolicyValues, unknown, PolicyValues> }) {
  const t = useText(cancellationMessages)
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' })
  return (
    <fieldset className={styles.tierFields}>
      <legend>{t('tiers')}</legend>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.tier} aria-label={t('tier', { number: index + 1 })}>
          <NumberField
            control={control}
            name={`tiers.${index}.percent`}
            label={t('percent')}
            of="wholePercent"
            most={most.percent}
          />
          <NumberField
            control={control}
            name={`tiers.${index}.daysBefore`}
            label={t('days')}
            of="whole"
            most={most.daysBefore}
          />
          <TimeField control={control} name={`tiers.${index}.time`} label={t('time')} />
          <ActionIcon
            className={styles.remove}
            size={32}
            variant="subtle"
            aria-label={t('removeTier', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </fieldset>
      ))}
      <p className="quiet">{t(fields.length === 0 ? 'noTiers' : 'afterwards')}</p>
      {fields.length < mostTiers && (
        <Button
          className={styles.add}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={() => append({ daysBefore: null, time: '19:00', percent: null })}
        >
          {t('addTier')}
        </Button>
      )}
    </fieldset>
  )
}
