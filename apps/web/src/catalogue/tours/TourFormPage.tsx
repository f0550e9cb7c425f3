import { useNavigate } from '@tanstack/react-router'
import type { Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { RecordLogPanel } from '../../activity/RecordLogPanel.tsx'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormButtons } from '../../kit/form/FormButtons.tsx'
import type { Versions } from '../../kit/form/versions/useVersionedForm.ts'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { tourMessages } from './messages.ts'
import { PublicLink } from './PublicLink.tsx'
import type { PriceListDraft } from './prices/priceListValues.ts'
import { usePriceGapWarning } from './prices/usePriceGaps.ts'
import { SectionIndex } from './sections/SectionIndex.tsx'
import { TourMenu } from './TourMenu.tsx'
import { TourSections } from './TourSections.tsx'
import { type TourForm, useWrongSections } from './tourForm.ts'
import styles from './tours.module.css'
import { newTourOf, tourFields, tourInputOf } from './tourValues.ts'
import { useRefreshTours } from './useRefreshTours.ts'

interface TourFormPageProps {
  form: TourForm
  versions: Versions
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onAdd: () => void
  onCopy: (list: PriceListDraft) => void
}

/** All sections beside their index, with one save for all of them. */
export function TourFormPage({ form, versions, tour, lists, onKeep, onAdd, onCopy }: TourFormPageProps) {
  const t = useText(tourMessages)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const refresh = useRefreshTours()
  const forgetDirty = useForgetDirty()
  const { ofError } = useProblemTexts()
  const warn = usePriceGapWarning()
  const stored = useStored(tour)
  const wrong = useWrongSections(form.control)
  const save = useAction(
    (body: TourInput) =>
      stored ? api.tours.change({ params: { id: stored._id }, body }) : api.tours.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onSuccess: (saved) => {
        refresh()
        warn(saved)
        forgetDirty()
        void navigate({ to: '/tours' })
      },
      onFailure: (error) => {
        if (!loadsNewer(form, error, refresh)) placeIssues(form, error)
        toast.error(t('saveFailed', { message: ofError(error) }))
        return true
      },
    },
  )

  return (
    <Form
      form={form}
      draft={`tour ${tour?._id ?? 'new'}`}
      versions={versions}
      limits={tourFields.limits}
      onSubmit={(values) => save.run(stored ? tourInputOf(values, stored) : newTourOf(values, tour))}
    >
      <Page
        title={tour ? t('editTitle', { name: tour.name }) : t('createTitle')}
        beside={tour && <Facts tour={tour} />}
        actions={
          stored && (
            <>
              <PublicLink tourId={stored._id} />
              <TourMenu tour={stored} />
            </>
          )
        }
      >
        <div className={styles.editor}>
          <SectionIndex wrong={wrong} />
          <div className={styles.form}>
            <TourSections
              form={form}
              tour={tour}
              lists={lists}
              onKeep={onKeep}
              onAdd={onAdd}
              onCopy={onCopy}
            />
            {stored && <RecordLogPanel thing={stored._id} />}
            <div className={`${styles.save} notPrinted`}>
              <FormButtons onCancel={() => void navigate({ to: '/tours' })} />
            </div>
          </div>
        </div>
      </Page>
    </Form>
  )
}

/** Whether it is on sale, and its lowest prices (TOUR-38). */
function Facts({ tour }: { tour: Tour }) {
  const t = useText(tourMessages)
  const prices = [
    tour.lowPrice !== null && t('lowPrice', { price: money(tour.lowPrice) }),
    tour.lowPrivatePrice !== null && t('lowPrivatePrice', { price: money(tour.lowPrivatePrice) }),
  ].filter((price) => price !== false)
  return (
    <>
      <StatusTag status={tour.isActive ? 'ACTIVE' : 'INACTIVE'} labels={membershipStatusLabels} />
      {prices.length > 0 && <span className={styles.facts}>{prices.join(' · ')}</span>}
    </>
  )
}
