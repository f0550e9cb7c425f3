import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { wasDeleted } from '../../app/isNotFound.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { StatusTag } from '../../kit/StatusTag.tsx'
import { HighlightForm } from './HighlightForm.tsx'
import { HighlightMenu } from './HighlightMenu.tsx'
import { highlightMessages } from './messages.ts'

const route = getRouteApi('/signedIn/highlight/$highlightId')

/** The editor of a highlight; `new` opens an empty one. */
export function HighlightPage() {
  const t = useText(highlightMessages)
  const { highlightId: id } = route.useParams()
  const { ofError } = useProblemTexts()
  const isNew = id === 'new'
  const loaded = useQuery({ ...queries.highlights.get({ params: { id } }), enabled: !isNew })
  useBackToList(loaded, '/highlights')
  const highlight = isNew ? null : loaded.data
  const isDeleted = wasDeleted(loaded)

  if (highlight === undefined) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  const status = highlight?.isActive ? 'ACTIVE' : 'INACTIVE'
  return (
    <LeaveGuard key={id}>
      <Page
        title={highlight ? t('editTitle', { name: highlight.name }) : t('createTitle')}
        kind="form"
        beside={highlight && <StatusTag status={status} labels={membershipStatusLabels} />}
        actions={highlight && !isDeleted && <HighlightMenu highlight={highlight} />}
      >
        <Panel>
          <DeletionWatch isDeleted={isDeleted} name={highlight?.name ?? ''}>
            <HighlightForm highlight={highlight} />
          </DeletionWatch>
        </Panel>
      </Page>
    </LeaveGuard>
  )
}
