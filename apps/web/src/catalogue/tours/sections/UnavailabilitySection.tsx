import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { addDays } from '@tourdesk/domain/calendar'
import { useFieldArray } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useToday } from '../../../kit/fields/useToday.ts'
import { tourMessages } from '../messages.ts'
import type { TourForm } from '../tourForm.ts'
import styles from '../tours.module.css'
import { ClosedDates } from './ClosedDates.tsx'
import { Section } from './Section.tsx'

/** A new range closes today and this many more days. */
const firstRange = 3

/** Days on which a tour is closed for a group type and languages. */
export function UnavailabilitySection({ form }: { form: TourForm }) {
  const t = useText(tourMessages)
  const today = useToday()
  const { control, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'unavailabilityDates' })
  function add() {
    append({
      start_date: today,
      end_date: addDays(today, firstRange),
      group_type: getValues('groupTypes')[0]?.group_type ?? 'small_group',
      languages: [],
    })
  }

  return (
    <Section
      of="unavailability"
      actions={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.6} />}
          onClick={add}
        >
          {t('addClosed')}
        </Button>
      }
    >
      {fields.length === 0 && <p className={`quiet flat small ${styles.note}`}>{t('neverClosed')}</p>}
      {fields.map(({ id }, index) => (
        <ClosedDates key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
    </Section>
  )
}
