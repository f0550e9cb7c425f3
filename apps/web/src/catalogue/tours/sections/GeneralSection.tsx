import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { FieldGrid, WholeWidth } from '../../../kit/form/FieldGrid.tsx'
import {
  CheckField,
  NumberField,
  RichTextField,
  TextField,
  TimeField,
} from '../../../kit/form/formFields.tsx'
import { PaymentPolicyField } from '../../../settings/paymentPolicies/PaymentPolicyField.tsx'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import styles from '../tours.module.css'
import { Section } from './Section.tsx'

/** Name, number, texts, duration, return transport, and a pickup time per city. */
export function GeneralSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  const city = useLabel(cityLabels)
  return (
    <Section of="general">
      <FieldGrid>
        <TextField control={control} name="name" label={t('name')} />
        <TextField control={control} name="number" label={t('number')} kind="code" />
        <WholeWidth>
          <TextField control={control} name="headline" label={t('headline')} />
        </WholeWidth>
        <TextField
          control={control}
          name="hashavshevetItemKey"
          label={t('hashavshevetItemKey')}
          kind="code"
        />
        <NumberField control={control} name="totalHourDuration" label={t('totalHourDuration')} of="hours" />
        <PaymentPolicyField control={control} name="paymentPolicy" of="tour" />
        <NumberField
          control={control}
          name="minimumParticipants"
          label={t('minimumParticipants')}
          of="whole"
        />
        <NumberField control={control} name="decideDaysBefore" label={t('decideDaysBefore')} of="whole" />
        <CheckField
          control={control}
          name="guaranteesAtMinimum"
          label={t('guaranteesAtMinimum')}
          help={t('guaranteesAtMinimumHelp')}
          asSwitch
        />
      </FieldGrid>
      <div className={`flex wrap gap16 above12 ${styles.described}`}>
        <RichTextField
          control={control}
          name="description"
          label={t('description')}
          width={434}
          height={360}
        />
        <div className={styles.beside}>
          <CheckField
            control={control}
            name="doesIncludeReturnTransport"
            label={t('doesIncludeReturnTransport')}
            asSwitch
          />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('pickupTimes')}</legend>
            <p className={`quiet flat small ${styles.note}`}>{t('pickupTimeHelp')}</p>
            <FieldGrid>
              {cities.map((name) => (
                <TimeField key={name} control={control} name={`pickupTimes.${name}`} label={city(name)} />
              ))}
            </FieldGrid>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('bookingCloses')}</legend>
            <p className={`quiet flat small ${styles.note}`}>{t('bookingClosesHelp')}</p>
            <FieldGrid>
              <NumberField
                control={control}
                name="bookingCloses.daysBefore"
                label={t('closesDaysBefore')}
                of="whole"
              />
              <TimeField control={control} name="bookingCloses.time" label={t('closesAt')} />
            </FieldGrid>
          </fieldset>
        </div>
      </div>
    </Section>
  )
}
