import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@tourdesk/contract/identity/users'
import { useState } from 'react'
import { actorOf } from '../../app/actorOf.ts'
import { api, queries } from '../../app/api.ts'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { isNotFound } from '../../app/isNotFound.ts'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useSession } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { personMessages } from '../personMessages.ts'
import { Credentials } from './Credentials.tsx'
import { DeleteUser } from './DeleteUser.tsx'
import { isCreatedAgent, type Place } from './editing.ts'
import { usersMessages } from './messages.ts'
import { PersonInputs } from './PersonInputs.tsx'
import { changeOf, type PersonValues, personFields, valuesOf } from './personValues.ts'
import { StatusSwitch } from './StatusSwitch.tsx'
import { TakeFactor } from './TakeFactor.tsx'
import { useCheckPerson } from './useCheckPerson.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { userRights } from './userRights.ts'
import { useSaveTexts } from './useSaveTexts.ts'
import { useTellEndedInvites } from './useTellEndedInvites.ts'

interface UserFormProps {
  user: User
  /** Only known right after it was created. */
  password?: string
  place: Place
  onSaved: (user: User) => void
  /** Called when a colleague saved first. */
  onNewer: (user: User) => void
  onPassword: (user: User, password: string) => void
  onClose: () => void | Promise<void>
}

/**
 * Edits a user as far as the editor's rank allows: everything, only their own names and phone, or nothing.
 */
export function UserForm({ user, password, place, onSaved, onNewer, onPassword, onClose }: UserFormProps) {
  const t = useText(usersMessages)
  const words = useText(common)
  const session = useSession()
  const client = useQueryClient()
  const [isDeleted, setDeleted] = useState(false)
  const texts = useSaveTexts(place)
  const refresh = useRefreshUsers()
  const tellEnded = useTellEndedInvites()
  const { scope, isOwn, roles, mayChangeRole, mayChangeLogin, mayRemove, mayTakeFactor } = userRights(
    actorOf(session),
    user,
  )
  const labels = useText(personMessages)
  const { form, versions } = useVersionedForm(
    personFields.schema,
    valuesOf(user),
    partsOf<PersonValues>({
      role: labels('role'),
      firstName: labels('firstName'),
      lastName: labels('lastName'),
      email: labels(isCreatedAgent(user) ? 'username' : 'email'),
      mobilePhone: labels('mobilePhone'),
      password: labels('password'),
      status: t('status'),
    }),
  )
  const isComplete = useCheckPerson(form)
  const isAgent = isCreatedAgent(user)

  const change = useAction(api.users.change, {
    ...texts.user,
    onFailure: (error) => loadsNewer(form, error, () => void reload()) || void placeIssues(form, error),
    onSuccess: ({ endedInvites }) => {
      tellEnded(endedInvites)
      refresh()
    },
  })

  async function reload() {
    refresh()
    try {
      onNewer(await client.fetchQuery({ ...queries.users.get({ params: { id: user._id } }), staleTime: 0 }))
    } catch (error) {
      setDeleted(isNotFound(error))
    }
  }

  async function save(values: PersonValues) {
    if (scope === 'none' || !isComplete(values, isAgent ? 'agentUser' : 'user')) return
    const saved = await change.run({ params: { id: user._id }, body: changeOf(user, values, scope) })
    if (!saved) return
    form.reset(valuesOf(saved))
    onSaved(saved)
  }

  const loginNote = isOwn ? t('ownLogin') : mayChangeLogin ? undefined : t('loginFixed')
  return (
    <DeletionWatch isDeleted={isDeleted} name={user.email} canAdd={false}>
      <Form
        form={form}
        draft={`user ${user._id}`}
        versions={versions}
        limits={personFields.limits}
        onSubmit={save}
      >
        {scope === 'none' && <p className="quiet row gap8 flat below16">{t('readOnly')}</p>}
        <PersonInputs
          control={form.control}
          roles={roles}
          login={isAgent ? 'username' : 'email'}
          isLocked={scope === 'none'}
          roleNote={mayChangeRole || scope === 'none' ? undefined : t('roleFixed')}
          loginNote={scope === 'none' ? undefined : loginNote}
        />
        <StatusSwitch control={form.control} disabled={!mayRemove} />
        {isAgent && scope === 'all' && !isDeleted && (
          <Credentials
            user={user}
            password={password}
            mayGenerate={mayChangeLogin}
            place={place}
            onPassword={onPassword}
          />
        )}
        {mayTakeFactor && !isDeleted && <TakeFactor user={user} onTaken={() => void reload()} />}
        <FormActions
          onCancel={() => void onClose()}
          save={scope === 'none' ? null : words('save')}
          start={mayRemove && <DeleteUser user={user} place={place} onDeleted={onClose} />}
        />
      </Form>
    </DeletionWatch>
  )
}
