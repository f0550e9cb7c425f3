import { Checkbox } from '@mantine/core'
import { tickDifferentDropoff, tickPaidReturn } from '@tourdesk/domain/entries/places'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { useProblemTexts } from '../../../kit/problemText.ts'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import { PlaceField } from './PlaceField.tsx'
import styles from './RouteFields.module.css'

/** The separate drop-off of the party, and the PAID return of tours that don't include one. */
export function DropoffFields({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { ofField } = useProblemTexts()
  const name = `selectedTours.${index}.dropoff` as const
  const { desk, entry, includesReturn, takesAddress, isClosed, patch, typed } = useEntry(index)
  const { control } = desk.form
  const isPaid = useWatch({ control, name: `${name}.is_extra_service` }) ?? false
  const isBroughtBack = includesReturn || isPaid
  const { errors } = useFormState({ control, name })
  const message: unknown = get(errors, `${name}.is_extra_service.message`)
  return (
    <>
      <div className="stack gap8">
        {!includesReturn && (
          <Checkbox
            label={t('paidReturn')}
            checked={isPaid}
            disabled={isClosed('dropoff.is_extra_service')}
            description={isPaid ? undefined : t('noReturn')}
            error={typeof message === 'string' ? ofField(message) : undefined}
            onChange={(event) => patch(tickPaidReturn(typed(), event.currentTarget.checked))}
          />
        )}
        <Checkbox
          label={t('differentDropoff')}
          checked={entry.differentDropoff}
          disabled={isClosed('differentDropoff')}
          onChange={(event) =>
            patch(tickDifferentDropoff(typed(), event.currentTarget.checked, desk.world.locations))
          }
        />
      </div>
      {entry.differentDropoff && !isBroughtBack && (
        <p role="alert" className={styles.alert}>
          {t('noReturn')}
        </p>
      )}
      {entry.differentDropoff && isBroughtBack && (
        <PlaceField
          index={index}
          kind="dropoff"
          takesAddress={takesAddress}
          locks={{ city: isClosed('dropoff.city'), place: isClosed('dropoff') }}
        />
      )}
    </>
  )
}
