import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordLogPanel } from '../../activity/RecordLogPanel.tsx'
import { queries } from '../../app/api.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { type Editing, useEditorTitle } from './editing.ts'
import { UserEditor } from './UserEditor.tsx'

/** The editor as a page: one user, or an empty invite form for `new`. */
export function UserPage({ id }: { id: string }) {
  const titleOf = useEditorTitle()
  const navigate = useNavigate()
  const { ofError } = useProblemTexts()
  const isNew = id === 'new'
  const loaded = useQuery({ ...queries.users.get({ params: { id } }), enabled: !isNew })
  const [edited, setEdited] = useState<Editing | null>(null)
  useBackToList(loaded, '/users')

  const editing = edited ?? (isNew ? { kind: 'new' as const } : null) ?? fromServer()
  if (!editing) {
    const hasFailed = loaded.isError && !isUnknown(loaded.error)
    if (!hasFailed) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <Page title={titleOf(editing)} kind="form">
      <Panel>
        <UserEditor
          key={editing.kind}
          editing={editing}
          place="page"
          onEdit={setEdited}
          onClose={() => navigate({ to: '/users' })}
        />
      </Panel>
      {!isNew && <RecordLogPanel thing={id} />}
    </Page>
  )

  function fromServer(): Editing | null {
    return loaded.data ? { kind: 'user', user: loaded.data } : null
  }
}
