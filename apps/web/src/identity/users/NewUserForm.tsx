import { Switch } from '@mantine/core'
import type { Invite, User } from '@tourdesk/contract/identity/users'
import { agentRole } from '@tourdesk/domain/access/roles'
import { offeredRoles } from '@tourdesk/domain/identity/rights'
import { useState } from 'react'
import { actorOf } from '../../app/actorOf.ts'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useSession } from '../../app/session.ts'
import { useTellMail } from '../../app/useTellMail.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { DeleteInvite } from './DeleteInvite.tsx'
import type { Place } from './editing.ts'
import { InviteNote } from './InviteNote.tsx'
import { usersMessages } from './messages.ts'
import { PersonInputs } from './PersonInputs.tsx'
import { type PersonValues, personFields, valuesOf } from './personValues.ts'
import { sendInvite } from './sendInvite.ts'
import { useCheckPerson } from './useCheckPerson.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { useSaveTexts } from './useSaveTexts.ts'

interface NewUserFormProps {
  /** The open invite to send again; without it this is a new invite. */
  invite?: Invite
  /** Agents can also be created with a username and a password. */
  mayCreateAgent: boolean
  place: Place
  onClose: () => void
  onCreated: (agent: User, password: string) => void
}

/** Invites by mail, or creates an agent directly. */
export function NewUserForm({ invite, mayCreateAgent, place, onClose, onCreated }: NewUserFormProps) {
  const t = useText(usersMessages)
  const session = useSession()
  const texts = useSaveTexts(place)
  const refresh = useRefreshUsers()
  const tellMail = useTellMail()
  const form = useSchemaForm(personFields.schema, { defaultValues: valuesOf(invite ?? null) })
  const isComplete = useCheckPerson(form)
  const [byEmail, setByEmail] = useState(true)
  const accountId = session.account._id
  const onFailure = (error: unknown) => void placeIssues(form, error)

  const inviting = useAction((values: PersonValues) => sendInvite(invitationOf(values, accountId), invite), {
    ...texts.invite,
    // The toast about the mail says it.
    success: '',
    onFailure,
    onSuccess: () => {
      tellMail(texts.invite.success)
      refresh()
      onClose()
    },
  })
  const creating = useAction(
    ({ status: _status, ...values }: PersonValues) =>
      api.users.create({ body: { ...values, accountId, role: agentRole } }),
    { ...texts.agent, onFailure, onSuccess: refresh },
  )

  async function save(values: PersonValues) {
    if (!isComplete(values, byEmail ? 'invite' : 'agent')) return
    if (byEmail) return inviting.run(values)
    const agent = await creating.run(values)
    if (agent) onCreated(agent, values.password)
  }

  return (
    <Form form={form} draft={`invite ${invite?._id ?? 'new'}`} limits={personFields.limits} onSubmit={save}>
      {mayCreateAgent && (
        <Switch
          className="below16"
          label={t('inviteByEmail')}
          description={t('inviteByEmailHelp')}
          checked={byEmail}
          onChange={(event) => setByEmail(event.currentTarget.checked)}
        />
      )}
      {invite && <InviteNote invite={invite} />}
      <PersonInputs
        control={form.control}
        roles={byEmail ? offeredRoles(actorOf(session)) : null}
        login={byEmail ? 'email' : 'username'}
        withPassword={!byEmail}
      />
      <FormActions
        onCancel={onClose}
        save={t(invite ? 'resendInvite' : byEmail ? 'sendInvite' : 'createAgent')}
        start={invite && <DeleteInvite invite={invite} onDeleted={onClose} />}
      />
    </Form>
  )
}

function invitationOf(values: PersonValues, accountId: string) {
  const { role, email, firstName, lastName, mobilePhone } = values
  return { accountId, email, firstName, lastName, mobilePhone, role: role ?? agentRole }
}
