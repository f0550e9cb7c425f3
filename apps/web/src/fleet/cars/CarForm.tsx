import { CarInput, type CarRecord } from '@tourdesk/contract/fleet/cars'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkCar } from '@tourdesk/domain/fleet/checkCar'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { CheckField, NumberField, TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { AwayButton } from '../AwayButton.tsx'
import { fleetMessages } from '../messages.ts'
import { RecordForm } from '../RecordForm.tsx'
import { carMessages } from './messages.ts'

interface CarFormProps {
  /** Null for a new car. */
  car: CarRecord | null
  onDone: (saved?: string) => void
}

type CarValues = FormValues<typeof CarInput>

/** All fields of a car; the latest year it may have depends on today's date. */
export function CarForm({ car, onDone }: CarFormProps) {
  const t = useText(carMessages)
  const words = useText(fleetMessages)
  const stored = useStored(car)
  const today = useToday()
  const { schema, limits, valuesOf } = contractForm(CarInput, (car) => checkCar(car, today))
  const { form, versions } = useVersionedForm(
    schema,
    valuesOf(car),
    partsOf<CarValues>({
      plateId: t('plateId'),
      make: t('make'),
      year: t('year'),
      seats: t('seats'),
      isPrivateOwned: t('isPrivateOwned'),
      notes: words('notes'),
    }),
  )
  const { control } = form

  function showTakenPlate(error: unknown): boolean {
    const isTaken = error instanceof Problem && error.code === 'plate_taken'
    if (isTaken)
      form.setError(
        'plateId',
        { type: 'server', message: fieldMessage('plate_taken') },
        { shouldFocus: true },
      )
    return isTaken
  }

  return (
    <RecordForm
      draft={`car ${car?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={limits}
      isNew={stored === null}
      save={(values) =>
        api.cars.save({ body: { ...values, _id: stored?._id, updatedAt: stored?.updatedAt } })
      }
      onFailure={showTakenPlate}
      start={car && <AwayButton objType="Car" _id={car._id} name={car.plateId} />}
      onDone={onDone}
    >
      <FieldGrid>
        <TextField control={control} name="plateId" label={t('plateId')} kind="code" />
        <TextField control={control} name="make" label={t('make')} />
        <NumberField control={control} name="year" of="whole" label={t('year')} />
        <NumberField control={control} name="seats" of="whole" label={t('seats')} help={t('seatsHelp')} />
        <WholeWidth>
          <CheckField control={control} name="isPrivateOwned" label={t('isPrivateOwned')} asSwitch />
        </WholeWidth>
        <WholeWidth>
          <TextAreaField control={control} name="notes" label={words('notes')} />
        </WholeWidth>
      </FieldGrid>
    </RecordForm>
  )
}
