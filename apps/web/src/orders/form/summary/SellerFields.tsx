import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { orderSources } from '@tourdesk/domain/entries/vocabulary'
import { useWatch } from 'react-hook-form'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { orderSourceLabels } from '../../../i18n/vocabulary/orders.ts'
import { TextInput } from '../../../kit/fields/TextInput.tsx'
import { ChoiceField, TextField } from '../../../kit/form/formFields.tsx'
import { SellerContact } from '../../SellerContact.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './SummaryStep.module.css'
import { agencyOptions, agentOptions } from './sellers.ts'

/** Who sells the order, its source and its reference. */
export function SellerFields() {
  const t = useText(orderMessages)
  const { form, order, world, facts, session, locks } = useOrderDesk()
  const [agency, agent] = useWatch({ control: form.control, name: ['agency', 'agent'] })
  const sourceOptions = useOptions(orderSources, orderSourceLabels)
  const isAgencyMode = !facts.account.isMain
  const seller = world.sellers.find(({ _id }) => _id === agency)

  function leaveAgency(chosen: string | null) {
    const next = world.sellers.find(({ _id }) => _id === chosen)
    form.setValue('agent', null, { shouldDirty: true })
    if (!next?.doesAllowPaymentToAgency) form.setValue('isAgencyPayment', false, { shouldDirty: true })
  }

  return (
    <>
      <ChoiceField
        control={form.control}
        name="agency"
        label={t('agency')}
        required
        options={agencyOptions(world.sellers, order)}
        adds={isAgencyMode ? undefined : { kind: 'agency' }}
        help={order && agency !== order.agency._id ? t('newLinkHelp') : undefined}
        disabled={isAgencyMode || locks.order('agency') !== null}
        onChange={leaveAgency}
      />
      <ChoiceField
        control={form.control}
        name="agent"
        label={t('agent')}
        options={agentOptions(seller, order)}
        adds={isAgencyMode ? { kind: 'agent' } : undefined}
        help={agentContact(order, agent)}
        clearable={!isAgencyMode}
        disabled={seesOwnOrdersOnly(session) || locks.order('agent') !== null}
      />
      {!isAgencyMode && (
        <ChoiceField
          control={form.control}
          name="source"
          label={t('source')}
          options={sourceOptions}
          disabled={locks.order('source') !== null}
        />
      )}
      <TextInput
        label={t('orderNumber')}
        kind="code"
        value={order ? String(order.orderNumber) : ''}
        placeholder={t('orderNumberHelp')}
        disabled
        onChange={() => undefined}
      />
      <TextField
        control={form.control}
        name="refOrderNumber"
        label={t('refOrderNumber')}
        kind="code"
        maxLength={60}
        disabled={locks.order('refOrderNumber') !== null}
      />
    </>
  )
}

/** The agent's contact details, for the office. */
function agentContact(order: Order | null, chosen: string | null) {
  const agent = order?.agent
  if (!agent || agent._id !== chosen || !(agent.email || agent.mobilePhone)) return undefined
  return (
    <span className={styles.contact}>
      <SellerContact seller={agent} />
    </span>
  )
}
