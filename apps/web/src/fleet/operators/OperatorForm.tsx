import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { CrewAccess } from '../../dispatch/crewAccess/CrewAccess.tsx'
import { useText } from '../../i18n/useText.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { AwayButton } from '../AwayButton.tsx'
import { fleetMessages } from '../messages.ts'
import { RecordForm } from '../RecordForm.tsx'
import { DeleteOperator } from './DeleteOperator.tsx'
import { operatorMessages } from './messages.ts'
import { OperatorCalendar } from './OperatorCalendar.tsx'
import { OperatorInputs } from './OperatorInputs.tsx'
import { OwnDaysOff } from './OwnDaysOff.tsx'
import { type OperatorValues, operatorFields } from './operatorFields.ts'
import { operatorName } from './operatorTexts.ts'

interface OperatorFormProps {
  /** The role of the page, which a new operator gets. */
  kind: OperatorRole
  /** Null for a new operator. */
  operator: OperatorRecord | null
  onDone: (saved?: string) => void
}

/** Creates, edits and deletes a guide or a driver. */
export function OperatorForm({ kind, operator, onDone }: OperatorFormProps) {
  const t = useText(operatorMessages)
  const words = useText(fleetMessages)
  const stored = useStored(operator)
  const { form, versions } = useVersionedForm(
    operatorFields.schema,
    operatorFields.valuesOf(operator),
    partsOf<OperatorValues>({
      firstName: t('firstName'),
      lastName: t('lastName'),
      mobilePhone: t('mobilePhone'),
      homePhone: t('homePhone'),
      email: words('email'),
      city: t('city'),
      documentLanguage: t('documentLanguage'),
      languages: t('languages'),
      licenseTypes: t('licenseTypes'),
      car: t('ownCar'),
      salary: t('salary'),
      ranking: t('ranking'),
      notes: words('notes'),
    }),
  )
  const seesDepartures = useCan('dispatch.read')
  const mayDelete = useCan('fleet.write')
  return (
    <RecordForm
      draft={`${kind} ${operator?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={operatorFields.limits}
      isNew={stored === null}
      save={(values) =>
        api.operators.save({
          body: { ...values, role: kind, _id: stored?._id, updatedAt: stored?.updatedAt },
        })
      }
      start={
        operator &&
        mayDelete && (
          <>
            <DeleteOperator operator={operator} onDeleted={() => onDone()} />
            <AwayButton objType="Operator" _id={operator._id} name={operatorName(operator)} />
          </>
        )
      }
      onDone={onDone}
    >
      <OperatorInputs control={form.control} />
      {operator && <OwnDaysOff availability={operator.availability} />}
      {stored && seesDepartures && (
        <>
          <CrewAccess operator={{ _id: stored._id, name: operatorName(stored) }} />
          <OperatorCalendar id={stored._id} />
        </>
      )}
    </RecordForm>
  )
}
