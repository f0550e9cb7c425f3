import { Switch } from '@mantine/core'
import { groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { useController } from 'react-hook-form'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { tourMessages } from '../messages.ts'
import { type TourControl, useFieldError } from '../tourForm.ts'
import styles from '../tours.module.css'
import { switchGroupType } from '../weeklyGrid.ts'
import { Section } from './Section.tsx'

/** A tour's group types. Not checked on leaving, since their days are in the next section. */
export function GroupTypesSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  const label = useLabel(groupTypeLabels)
  const { field } = useController({ control, name: 'groupTypes' })
  const error = useFieldError(control, 'groupTypes')
  return (
    <Section of="groupTypes" error={error}>
      <fieldset className={styles.switches} aria-label={t('offered')}>
        {groupTypes.map((type, index) => (
          <Switch
            key={type}
            ref={index === 0 ? field.ref : undefined}
            label={label(type)}
            checked={field.value.some(({ group_type }) => group_type === type)}
            onChange={(event) =>
              field.onChange(switchGroupType(field.value, type, event.currentTarget.checked))
            }
          />
        ))}
      </fieldset>
    </Section>
  )
}
