import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Tour, TourInput } from '@tourdesk/contract/tour'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
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
import { tourInputOf } from './tourValues.ts'
import { useRefreshTours } from './useRefreshTours.ts'

interface TourFormPageProps {
  form: TourForm
  versions: Versions
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onAdd: () => void
}

/** All sections beside their index, with one save for all of them (TOUR-06 to TOUR-11, TOUR-35, TOUR-36). */
export function TourFormPage({ form, versions, tour, lists, onKeep, onAdd }: TourFormPageProps) {
  const t = useText(tourMessages)
  const words = useText(common)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const refresh = useRefreshTours()
  const forgetDirty = useForgetDirty()
  const { ofError } = useProblemTexts()
  const warn = usePriceGapWarning()
  const wrong = useWrongSections(form.control)
  const save = useAction(
    (body: TourInput) =>
      tour ? api.tours.change({ params: { id: tour._id }, body }) : api.tours.create({ body }),
    {
      ...outcomes[tour ? 'update' : 'create'],
      onSuccess: (saved) => {
        refresh()
        warn(saved)
        forgetDirty()
        void navigate({ to: '/tours' })
      },
      onFailure: (error) => {
        if (loadsNewer(form, error, refresh)) return true
        placeIssues(form, error)
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
      onSubmit={(values) => save.run(tourInputOf(values, tour))}
    >
      <Page
        title={tour ? t('editTitle', { name: tour.name }) : t('createTitle')}
        beside={tour && <Facts tour={tour} />}
        actions={
          tour && (
            <>
              <PublicLink tourId={tour._id} />
              <TourMenu tour={tour} />
            </>
          )
        }
      >
        <div className={styles.editor}>
          <SectionIndex wrong={wrong} />
          <div className={styles.form}>
            <TourSections form={form} tour={tour} lists={lists} onKeep={onKeep} onAdd={onAdd} />
            <div className={`${styles.save} notPrinted`}>
              <Button variant="default" onClick={() => void navigate({ to: '/tours' })}>
                {words('cancel')}
              </Button>
              <SubmitButton>{words('save')}</SubmitButton>
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
