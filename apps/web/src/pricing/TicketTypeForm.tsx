import type { AccountPrices, TicketType } from '@tourdesk/contract/pricing/pricing'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { useStored } from '../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../kit/form/FieldGrid.tsx'
import { NumberField, TextAreaField, TextField } from '../kit/form/formFields.tsx'
import { partsOf } from '../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../kit/form/versions/useVersionedForm.ts'
import { Page } from '../kit/Page.tsx'
import { Panel } from '../kit/Panel.tsx'
import { withItem, withoutItem } from './changedList.ts'
import { pricingMessages } from './messages.ts'
import { PriceForm } from './PriceForm.tsx'
import {
  type TicketTypeValues,
  ticketTypeDraftOf,
  ticketTypeFields,
  ticketTypeValuesOf,
} from './ticketTypeValues.ts'

interface TicketTypeFormProps {
  /** Null for a new ticket type. */
  ticketType: TicketType | null
  prices: AccountPrices
}

/** The form of a ticket type. Adults always pay in full, and can't be renamed or deleted. */
export function TicketTypeForm({ ticketType, prices }: TicketTypeFormProps) {
  const t = useText(pricingMessages)
  const open = useOpen()
  const stored = useStored(ticketType)
  const { form, versions } = useVersionedForm(
    ticketTypeFields.schema,
    ticketTypeValuesOf(ticketType),
    partsOf<TicketTypeValues>({ type: t('type'), pricePortion: t('pricePortion'), notes: t('notes') }),
  )
  const { control } = form
  const isAdult = ticketType?.type === adultTicket
  const mayDelete = ticketType !== null && !isAdult
  return (
    <Page title={ticketType?.type ?? t('new_ticket_types')} kind="form">
      <Panel>
        <PriceForm
          draft={`ticket type ${ticketType?._id ?? 'new'}`}
          form={form}
          versions={versions}
          limits={ticketTypeFields.limits}
          prices={prices}
          isNew={!stored}
          onDone={() => open('/prices/ticket_types')}
          put={(values) => (lists) => ({
            ...lists,
            ticket_types: withItem(lists.ticket_types, {
              ...ticketTypeDraftOf(values),
              _id: stored?._id,
            }),
          })}
          used={ticketType && { of: 'ticket_types', id: ticketType._id }}
          drop={
            mayDelete
              ? (lists) => ({ ...lists, ticket_types: withoutItem(lists.ticket_types, ticketType._id) })
              : null
          }
        >
          <FieldGrid>
            <TextField
              control={control}
              name="type"
              label={t('type')}
              disabled={isAdult}
              help={isAdult ? t('adultHelp') : undefined}
            />
            <NumberField
              control={control}
              name="pricePortion"
              label={t('pricePortion')}
              of="percent"
              help={t(isAdult ? 'adultPortionHelp' : 'portionHelp')}
              disabled={isAdult}
            />
            <WholeWidth>
              <TextAreaField control={control} name="notes" label={t('notes')} />
            </WholeWidth>
          </FieldGrid>
        </PriceForm>
      </Panel>
    </Page>
  )
}
