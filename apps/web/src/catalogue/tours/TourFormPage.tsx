import { Button } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Tour, TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { useRef } from 'react'
import { RecordLogPanel } from '../../activity/RecordLogPanel.tsx'
import { api } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { useForgetDirty } from '../../kit/dirty.ts'
import { useStored } from '../../kit/form/deleted/DeletedContext.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { FormButtons } from '../../kit/form/FormButtons.tsx'
import { useStartsIn } from '../../kit/form/useStartsIn.ts'
import type { Versions } from '../../kit/form/versions/useVersionedForm.ts'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { tourMessages } from './messages.ts'
import { PublicLink } from './PublicLink.tsx'
import type { ListDays, PriceListDraft } from './prices/priceListValues.ts'
import { usePriceGapWarning } from './prices/usePriceGaps.ts'
import { SectionIndex } from './sections/SectionIndex.tsx'
import { TourMenu } from './TourMenu.tsx'
import { TourSections } from './TourSections.tsx'
import { tellTourAdded } from './tourAdded.ts'
import { type TourForm, useWrongSections } from './tourForm.ts'
import styles from './tours.module.css'
import { newTourOf, tourFields, tourInputOf } from './tourValues.ts'
import { usePublishRefusal } from './usePublishRefusal.ts'
import { useRefreshTours } from './useRefreshTours.ts'

const route = getRouteApi('/signedIn/tour/$tourId')

interface TourFormPageProps {
  form: TourForm
  versions: Versions
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onAdd: (days?: ListDays) => void
  onCopy: (list: PriceListDraft) => void
}

/** All sections beside their index, with one button that saves them all. */
export function TourFormPage({ form, versions, tour, lists, onKeep, onAdd, onCopy }: TourFormPageProps) {
  const t = useText(tourMessages)
  const outcomes = useOutcomes()
  const navigate = useNavigate()
  const { from } = route.useSearch()
  const refresh = useRefreshTours()
  const forgetDirty = useForgetDirty()
  const { ofError } = useProblemTexts()
  const warn = usePriceGapWarning()
  const stored = useStored(tour)
  const refusal = usePublishRefusal(lists)
  const wrong = useWrongSections(form.control, refusal.text !== undefined)
  const publishes = useRef(false)
  useStartsIn(form, 'name', !tour)
  const leave = () => void navigate({ to: from === 'setup' ? '/setup' : '/tours' })
  const save = useAction(
    (body: TourInput) =>
      stored ? api.tours.change({ params: { id: stored._id }, body }) : api.tours.create({ body }),
    {
      ...outcomes[stored ? 'update' : 'create'],
      onSuccess: (saved) => {
        refresh()
        warn(saved)
        forgetDirty()
        if (!stored) tellTourAdded(saved._id)
        leave()
      },
      onFailure: (error) => {
        if (!loadsNewer(form, error, refresh)) placeIssues(form, error)
        return refusal.place(error) || t('saveFailed', { message: ofError(error) })
      },
    },
  )

  return (
    <Form
      form={form}
      draft={`tour ${tour?._id ?? 'new'}`}
      versions={versions}
      limits={tourFields.limits}
      onSubmit={(values) =>
        save.run(
          stored ? tourInputOf(values, stored) : { ...newTourOf(values, tour), isActive: publishes.current },
        )
      }
    >
      <Page
        title={tour ? t('editTitle', { name: tour.name }) : t('createTitle')}
        beside={tour && <Facts tour={tour} />}
        actions={
          stored && (
            <>
              <PublicLink tourId={stored._id} />
              <TourMenu tour={stored} onPublishRefused={refusal.place} />
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
              pricesError={refusal.text}
            />
            {stored && <RecordLogPanel thing={stored._id} />}
            <div className={`${styles.save} notPrinted`}>
              {tour ? (
                <FormButtons onCancel={leave} />
              ) : (
                <NewTourButtons
                  onCancel={leave}
                  onPress={(isActive) => {
                    publishes.current = isActive
                  }}
                />
              )}
            </div>
          </div>
        </div>
      </Page>
    </Form>
  )
}

interface NewTourButtonsProps {
  onCancel: () => void
  /** Called with true by "save and publish"; Enter in a field only saves. */
  onPress: (isActive: boolean) => void
}

/** The buttons for a new tour, which can be published with its first save. */
function NewTourButtons({ onCancel, onPress }: NewTourButtonsProps) {
  const t = useText(tourMessages)
  const words = useText(common)
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {words('cancel')}
      </Button>
      <SubmitButton onClick={() => onPress(false)}>{words('save')}</SubmitButton>
      <SubmitButton variant="default" onClick={() => onPress(true)}>
        {t('saveAndPublish')}
      </SubmitButton>
    </>
  )
}

/** The tour's status and lowest prices. */
function Facts({ tour }: { tour: Tour }) {
  const t = useText(tourMessages)
  const prices = [
    tour.lowPrice !== null && t('lowPrice', { price: money(tour.lowPrice) }),
    tour.lowPrivatePrice !== null && t('lowPrivatePrice', { price: money(tour.lowPrivatePrice) }),
  ].filter((price) => price !== false)
  return (
    <>
      <StatusTag status={tour.isActive ? 'ACTIVE' : 'INACTIVE'} labels={membershipStatusLabels} />
      {prices.length > 0 && <span className="quiet small">{prices.join(' · ')}</span>}
    </>
  )
}
