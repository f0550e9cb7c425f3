import { getRouteApi } from '@tanstack/react-router'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useHasDraft } from '../../kit/draft/useDraft.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { PriceListEditor, priceListDraft } from './prices/PriceListEditor.tsx'
import { copiedList, newPriceList, type PriceListDraft } from './prices/priceListValues.ts'
import { useOpenedList } from './prices/useOpenedList.ts'
import { usePriceLists } from './prices/usePriceLists.ts'
import { TourFormPage } from './TourFormPage.tsx'
import { tourFields, tourValuesOf } from './tourValues.ts'
import { useTourParts } from './useTourParts.ts'

const route = getRouteApi('/signedIn/tour/$tourId')

/**
 * A tour's form, or the price list that's open in the address. The form stays mounted, so it keeps
 * what was typed.
 */
export function TourEditor({ tour }: { tour: Tour | null }) {
  const { listIndex } = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const { form, versions } = useVersionedForm(tourFields.schema, tourValuesOf(tour), useTourParts())
  const { lists, keepInForm } = usePriceLists(form, tour)
  const hasDraft = useHasDraft(priceListDraft(tour, lists.length + 1))
  const [added, setAdded] = useState<PriceListDraft | null>(tour && hasDraft ? newPriceList(today) : null)
  const [copied, setCopied] = useState<PriceListDraft | null>(null)
  const [offers, doesIncludeReturnTransport] = useWatch({
    control: form.control,
    name: ['groupTypes', 'doesIncludeReturnTransport'],
  })
  const groupTypes = offers.map(({ group_type }) => group_type)
  const list = useOpenedList(listIndex, [...lists, ...(added ? [added] : [])])

  function add(copy: PriceListDraft | null = null) {
    setAdded(newPriceList(today))
    setCopied(copy)
    void navigate({ search: { listIndex: lists.length + 1 } })
  }
  function goBack() {
    void navigate({ search: {} }).then(() => {
      setAdded(null)
      setCopied(null)
    })
  }

  return (
    <>
      <div hidden={list !== undefined}>
        <TourFormPage
          form={form}
          versions={versions}
          tour={tour}
          lists={lists}
          onKeep={keepInForm}
          onAdd={(days) => add(days ? { ...newPriceList(today), ...days } : null)}
          onCopy={(original) => add(copiedList(original, lists, today))}
        />
      </div>
      {list && listIndex && (
        <PriceListEditor
          key={listIndex}
          tour={tour}
          lists={lists}
          list={list}
          copied={list === added ? copied : null}
          position={listIndex}
          priced={{ groupTypes, doesIncludeReturnTransport }}
          onKeep={keepInForm}
          onBack={goBack}
        />
      )}
    </>
  )
}
