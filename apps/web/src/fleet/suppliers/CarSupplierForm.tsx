import { CarSupplierInput, type CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { checkCarSupplier } from '@tourdesk/domain/fleet/checkCarSupplier'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { api } from '../../app/api.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { documentLanguageLabels } from '../../i18n/vocabulary/fleet.ts'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { ChoiceField, MultiChoiceField, TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { fleetMessages } from '../messages.ts'
import { RecordForm } from '../RecordForm.tsx'
import { supplierMessages } from './messages.ts'

interface CarSupplierFormProps {
  /** Null for a new car supplier. */
  supplier: CarSupplierRecord | null
  onDone: (saved?: string) => void
}

const fields = contractForm(CarSupplierInput, checkCarSupplier)
type CarSupplierValues = FormValues<typeof CarSupplierInput>

/** All fields of a car supplier. */
export function CarSupplierForm({ supplier, onDone }: CarSupplierFormProps) {
  const t = useText(supplierMessages)
  const words = useText(fleetMessages)
  const stored = useStored(supplier)
  const { form, versions } = useVersionedForm(
    fields.schema,
    fields.valuesOf(supplier),
    partsOf<CarSupplierValues>({
      name: words('name'),
      contact: t('contact'),
      contactPhone: t('contactPhone'),
      contactEmail: t('contactEmail'),
      sizes: t('sizes'),
      documentLanguage: t('documentLanguage'),
      notes: words('notes'),
    }),
  )
  const { control } = form
  const languages = useOptions(messageLanguages, documentLanguageLabels)
  return (
    <RecordForm
      draft={`car supplier ${supplier?._id ?? 'new'}`}
      form={form}
      versions={versions}
      limits={fields.limits}
      isNew={stored === null}
      save={(values) =>
        api.carSuppliers.save({
          body: { ...values, _id: stored?._id, updatedAt: stored?.updatedAt },
        })
      }
      onDone={onDone}
    >
      <FieldGrid>
        <TextField control={control} name="name" label={words('name')} />
        <TextField control={control} name="contact" label={t('contact')} />
        <TextField control={control} name="contactPhone" label={t('contactPhone')} kind="tel" />
        <TextField control={control} name="contactEmail" label={t('contactEmail')} kind="email" />
        <ChoiceField
          control={control}
          name="documentLanguage"
          label={t('documentLanguage')}
          options={languages}
        />
        <WholeWidth>
          <MultiChoiceField
            control={control}
            name="sizes"
            label={t('sizes')}
            help={t('sizesHelp')}
            options={vehicleSizes.map((value) => ({ value, label: t('seats', { count: value }) }))}
          />
        </WholeWidth>
        <WholeWidth>
          <TextAreaField control={control} name="notes" label={words('notes')} />
        </WholeWidth>
      </FieldGrid>
    </RecordForm>
  )
}
