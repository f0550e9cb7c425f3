import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { withTourRate } from '@tourdesk/domain/agencies/checkCommissions'
import { commissionRateOf } from '@tourdesk/domain/pricing/commission'
import { useState } from 'react'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { NumberField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { Name } from '../../kit/Isolated.tsx'
import { commissionMessages } from './commissionMessages.ts'
import { rateSchema } from './rateSchema.ts'
import { useSaveCommissions } from './useSaveCommissions.ts'

interface TourRateDialogProps {
  /** Null while the dialog is closed. */
  tour: ListedTour | null
  rates: Commissions
  onClose: () => void
}

/** The rate of one tour: Save stores it as the tour's own, Cancel changes nothing. */
export function TourRateDialog({ tour, rates, onClose }: TourRateDialogProps) {
  const [shown, setShown] = useState(tour)
  if (tour !== null && tour !== shown) setShown(tour)
  return (
    <Dialog opened={tour !== null} onClose={onClose} size="small" title={<Name>{shown?.name}</Name>}>
      {shown && <TourRateForm key={shown._id} tour={shown} rates={rates} onClose={onClose} />}
    </Dialog>
  )
}

function TourRateForm({ tour, rates, onClose }: TourRateDialogProps & { tour: ListedTour }) {
  const t = useText(commissionMessages)
  const { form, versions } = useVersionedForm(
    rateSchema,
    { commissionRate: commissionRateOf(rates, tour._id) },
    partsOf<{ commissionRate: number }>({ commissionRate: t('commissionRate') }),
  )
  const save = useSaveCommissions({ onSaved: onClose, onRefused: (error) => placeIssues(form, error) })
  return (
    <Form
      draft={`rate ${tour._id}`}
      form={form}
      versions={versions}
      onSubmit={({ commissionRate }) => save.run(withTourRate(rates, tour._id, commissionRate))}
    >
      <NumberField
        control={form.control}
        name="commissionRate"
        label={t('commissionRate')}
        of="percent"
        required
      />
      <FormActions onCancel={onClose} />
    </Form>
  )
}
