import { useQueryClient } from '@tanstack/react-query'
import type { MessageSettings } from '@tourdesk/contract/settings/settings'
import {
  agencyNews,
  crewNews,
  customerNews,
  supplierEvents,
  waitingNews,
} from '@tourdesk/domain/messages/automatic'
import { api, queries } from '../../app/api.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useText } from '../../i18n/useText.ts'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { TextField, TimeField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useAction } from '../../kit/useAction.ts'
import { EventSwitches } from './EventSwitches.tsx'
import {
  type MessageSettingsValues,
  messageSettingsSchema,
  settingsOf,
  valuesOf,
} from './messageSettingsFields.ts'
import { QuietFields } from './QuietFields.tsx'
import { messageSettingsTexts } from './settingsTexts.ts'

const query = queries.messageSettings.get()

/** The form for the events with their channels and times, the quiet hours and the sender. */
export function MessageSettingsForm({ settings }: { settings: MessageSettings }) {
  const t = useText(messageSettingsTexts)
  const client = useQueryClient()
  const { form, versions } = useVersionedForm(
    messageSettingsSchema,
    valuesOf(settings),
    partsOf<MessageSettingsValues>({
      switched: t('customers'),
      channels: t('channels'),
      reminderTime: t('reminderTime'),
      lateTime: t('lateTime'),
      crewTime: t('crewTime'),
      customersQuiet: t('quietOn'),
      crewQuiet: t('crewQuietOn'),
      senderName: t('senderName'),
      senderAddress: t('senderAddress'),
      replyTo: t('replyTo'),
    }),
  )
  const save = useAction(
    (values: MessageSettingsValues) =>
      api.messageSettings.change({ body: { ...settingsOf(values), updatedAt: settings.updatedAt } }),
    {
      success: t('saved'),
      onSuccess: (saved) => {
        client.setQueryData(query.queryKey, saved)
        form.reset(valuesOf(saved))
      },
      onFailure: (error) => {
        const reload = () => void client.invalidateQueries({ queryKey: query.queryKey })
        return loadsNewer(form, error, reload) || placeIssues(form, error)
      },
    },
  )
  const { control } = form
  return (
    <Form form={form} draft="messageSettings" versions={versions} onSubmit={save.run}>
      <div className="grid gap16">
        <Panel title={t('customers')}>
          <EventSwitches control={control} events={[...customerNews, ...waitingNews]} />
        </Panel>
        <Panel title={t('crew')}>
          <EventSwitches control={control} events={crewNews} />
        </Panel>
        <Panel title={t('agencies')}>
          <EventSwitches control={control} events={agencyNews} />
        </Panel>
        <Panel title={t('suppliers')}>
          <EventSwitches control={control} events={supplierEvents} />
        </Panel>
        <Panel title={t('times')}>
          <FieldGrid columns={3}>
            <TimeField control={control} name="reminderTime" label={t('reminderTime')} />
            <TimeField control={control} name="lateTime" label={t('lateTime')} />
            <TimeField control={control} name="crewTime" label={t('crewTime')} />
          </FieldGrid>
        </Panel>
        <Panel title={t('quiet')}>
          <div className="grid gap16">
            <QuietFields control={control} name="customersQuiet" label={t('quietOn')} />
            <QuietFields control={control} name="crewQuiet" label={t('crewQuietOn')} />
          </div>
        </Panel>
        <Panel title={t('sender')}>
          <FieldGrid>
            <TextField control={control} name="senderName" label={t('senderName')} />
            <TextField
              control={control}
              name="senderAddress"
              label={t('senderAddress')}
              help={t('senderHelp')}
              kind="email"
            />
            <TextField control={control} name="replyTo" label={t('replyTo')} kind="email" />
          </FieldGrid>
        </Panel>
      </div>
      <FormActions />
    </Form>
  )
}
