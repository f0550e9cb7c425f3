import { useQueryClient } from '@tanstack/react-query'
import type { AbsencePreview } from '@tourdesk/contract/dispatch/absences'
import { useState } from 'react'
import type { AbsenceDialogProps } from '../../app/absence/AbsenceProvider.tsx'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { useOfferUndo } from '../../app/useOfferUndo.ts'
import { useText } from '../../i18n/useText.ts'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { DayFormField, TextAreaField } from '../../kit/form/formFields.tsx'
import { type AbsenceValues, absenceForm, chosenFor, leftOpen } from './absenceForm.ts'
import { absenceMessages } from './absenceMessages.ts'
import { TouchedUnits } from './TouchedUnits.tsx'

/** Marks a car, guide or driver as away, and shows who takes over on each vehicle of those days. */
export function AbsenceDialog({ away, opened, onClose }: AbsenceDialogProps) {
  const t = useText(absenceMessages)
  const client = useQueryClient()
  const offerUndo = useOfferUndo()
  /** What's on the screen; null while it loads. Nothing else is saved. */
  const [shown, setShown] = useState<AbsencePreview | null>(null)
  const { _id, objType, name, range, startDate, endDate, notes = '' } = away
  const units = shown?.units ?? []
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      size="large"
      title={
        <>
          <bdi>{name}</bdi>: {t('title')}
        </>
      }
      submitLabel={t('save')}
      disabled={shown === null}
      schema={absenceForm.schema}
      limits={absenceForm.limits}
      defaultValues={{ startDate, endDate, notes, replacements: {} }}
      draft={null}
      onSubmit={(values: AbsenceValues, keyOf) => {
        const body = { objType, itemId: _id, id: range ?? null, ...bodyOf(values, units) }
        return api.absences.save({ body: { ...body, clientKey: keyOf(body) } })
      }}
      failure={t('notSaved')}
      reload={() => client.invalidateQueries({ queryKey: ['absences'] })}
      onSuccess={(saved) => {
        const count = units.length
        offerUndo(count > 0 ? t('savedWith', { count }) : t('saved'), _id, saved)
        void client.invalidateQueries()
      }}
    >
      {({ control }) => (
        <>
          <FieldGrid>
            <DayFormField control={control} name="startDate" label={t('startDate')} />
            <DayFormField
              control={control}
              name="endDate"
              label={t('endDate')}
              help={t('endHelp')}
              clearable
            />
          </FieldGrid>
          <TouchedUnits control={control} objType={objType} itemId={_id} onShown={setShown} />
          <TextAreaField control={control} name="notes" label={t('notes')} rows={2} />
        </>
      )}
    </FormDialog>
  )
}

/** The units as shown, each with who was chosen. */
function bodyOf({ startDate, endDate, notes, replacements }: AbsenceValues, units: AbsencePreview['units']) {
  return {
    startDate: startDate ?? '',
    endDate,
    notes,
    units: units.map((unit) => {
      const chosen = chosenFor(unit, replacements)
      return {
        tourCar: unit._id,
        updatedAt: unit.updatedAt,
        replacement: chosen === leftOpen ? null : chosen,
      }
    }),
  }
}
