import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { MessageTemplate } from '@tourdesk/contract/messages/messageTemplates'
import { automaticEvents } from '@tourdesk/domain/messages/automatic'
import { textLanguages } from '@tourdesk/domain/messages/languages'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { queries } from '../../app/api.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { MessageTabs } from '../MessageTabs.tsx'
import { messageTexts } from '../messageTexts.ts'
import { messageChannelLabels, messageEventLabels, textLanguageLabels } from '../messageWords.ts'
import { TemplateForm } from './TemplateForm.tsx'
import type { TemplatesSearch } from './templatesSearch.ts'
import { templateTexts } from './templateTexts.ts'

const route = getRouteApi('/signedIn/messages/templates')

/** The editor of message templates; the address says which one is open. */
export function TemplatesPage() {
  const t = useText(templateTexts)
  const messages = useText(messageTexts)
  const { ofError } = useProblemTexts()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(queries.messageTemplates.list())
  const open = (change: Partial<TemplatesSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...change }) })
  const { event, channel, language } = search
  return (
    <Page title={messages('title')} tabTitle={t('title')}>
      <LeaveGuard>
        <MessageTabs value="templates">
          <div className="grid gap16">
            <FieldGrid columns={3}>
              <Choice
                label={t('event')}
                options={useOptions(automaticEvents, messageEventLabels)}
                value={event}
                onChange={(next) => next && open({ event: next })}
              />
              <Choice
                label={t('channel')}
                options={useOptions(messageChannels, messageChannelLabels)}
                value={channel}
                onChange={(next) => next && open({ channel: next })}
              />
              <Choice
                label={t('language')}
                options={useOptions(textLanguages, textLanguageLabels)}
                value={language}
                onChange={(next) => next && open({ language: next })}
              />
            </FieldGrid>
            {error && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
            {!data && !error && <LoadingPage />}
            {data && (
              <Panel>
                <TemplateForm
                  key={`${event} ${channel} ${language}`}
                  template={templateIn(data.data, search)}
                  fields={data.fields[event] ?? []}
                />
              </Panel>
            )}
          </div>
        </MessageTabs>
      </LeaveGuard>
    </Page>
  )
}

/** The stored text, or the English one as a start for a language that has none. */
function templateIn(
  templates: readonly MessageTemplate[],
  { event, channel, language }: TemplatesSearch,
): MessageTemplate {
  const own = templates.filter((each) => each.event === event && each.channel === channel)
  const found = own.find((each) => each.language === language)
  if (found) return found
  const english = own.find((each) => each.language === 'en')
  return {
    event,
    channel,
    language,
    subject: english?.subject ?? '',
    body: english?.body ?? '',
    isChanged: false,
    updatedBy: '',
    updatedAt: new Date(0).toISOString(),
  }
}
