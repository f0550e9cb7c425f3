import { useController } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import styles from '../tours.module.css'
import { paintCells, tickDays } from '../weeklyGrid.ts'
import { Section } from './Section.tsx'
import { WeekTable } from './WeekTable.tsx'

/** For each enabled group type, the weekdays of each language. */
export function WeeklySection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  const { field } = useController({ control, name: 'groupTypes' })
  return (
    <Section of="weekly">
      {field.value.length === 0 && <p className={`quiet flat small ${styles.note}`}>{t('noGroupType')}</p>}
      {field.value.map(({ group_type }) => (
        <WeekTable
          key={group_type}
          type={group_type}
          offers={field.value}
          onTick={(language, days, isOn) =>
            field.onChange(tickDays(field.value, group_type, language, days, isOn))
          }
          onPaint={(before, cells, isOn) => field.onChange(paintCells(before, group_type, cells, isOn))}
        />
      ))}
    </Section>
  )
}
