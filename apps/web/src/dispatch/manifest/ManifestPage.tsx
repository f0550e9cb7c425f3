import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import type { Day } from '@tourdesk/domain/calendar'
import { sheetKinds, unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { queries } from '../../app/api.ts'
import { isNotFound } from '../../app/isNotFound.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { MessageCustomers } from '../../messages/MessageCustomers.tsx'
import { backToDay, type FromDay } from '../dayHref.ts'
import { manifestsHref } from '../manifestHref.ts'
import { DayWords } from '../oneDay/DayWords.tsx'
import { backWords, oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { StopsPanel } from '../stops/StopsPanel.tsx'
import { manifestMessages } from './messages.ts'
import { PrintMenu } from './PrintMenu.tsx'
import { SheetTab } from './SheetTab.tsx'

const page = getRouteApi('/signedIn/manifest/$tourCarId')

/** A vehicle unit: its sheet as one reader sees it, and its stops. */
export function ManifestPage() {
  const t = useText(manifestMessages)
  const problem = useProblemTexts()
  const { language } = useLanguage()
  const { tourCarId } = page.useParams()
  const { tab = 'sheet', kind = 'office', locale = language, date, from, back } = page.useSearch()
  const navigate = page.useNavigate()
  const kinds = useOptions(sheetKinds, sheetKindLabels)
  const isUnit = tourCarId !== unassigned
  const query = { kind, locale, ...(date && { date }) }
  const answer = useQuery({
    ...queries.manifests.get({ params: { tourCarId }, query }),
    placeholderData: (before, from) => (from?.queryKey[2] && before ? before : undefined),
  })
  const change = (part: { kind?: typeof kind; locale?: Locale }) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true })
  const head = answer.data?.sheet.head
  const isGone = answer.isError && isNotFound(answer.error)
  const sheet = (
    <SheetTab
      manifest={isGone ? undefined : answer.data}
      isOld={answer.isPlaceholderData}
      unit={isUnit ? tourCarId : null}
      locale={locale}
    />
  )

  return (
    <Page
      title={head?.tour?.name ?? (isUnit ? t('sheet') : t('unassigned'))}
      before={head && <Back date={back ?? head.date} from={from} />}
      beside={head && <DayWords date={head.date} />}
      actions={
        <>
          {isUnit && !isGone && <MessageCustomers target={{ tourCar: tourCarId }} />}
          {tab === 'sheet' && (
            <>
              <Choice
                label={t('kind')}
                hidesLabel
                options={kinds}
                value={kind}
                onChange={(next) => next && change({ kind: next })}
              />
              <Choice<Locale>
                label={t('language')}
                hidesLabel
                options={[
                  { value: 'en', label: t('english') },
                  { value: 'he', label: t('hebrew') },
                ]}
                value={locale}
                onChange={(next) => next && change({ locale: next })}
              />
              {head && (
                <PrintMenu
                  scope={isUnit ? { tourCar: tourCarId } : { date: head.date, tourCar: unassigned }}
                  kind={kind}
                  locale={locale}
                  hasChanges={(answer.data?.changes?.data.length ?? 0) > 0}
                />
              )}
            </>
          )}
        </>
      }
    >
      {isGone && isUnit && <EmptyState text={t('unitGone')} />}
      {answer.isError && !(isGone && isUnit) && !answer.data && (
        <ErrorState text={problem.ofError(answer.error)} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && <LoadingPage />}
      {isUnit && !isGone ? (
        <PageTabs
          label={t('vehicle')}
          tabs={[
            { value: 'sheet', label: t('sheet') },
            { value: 'stops', label: t('stops') },
          ]}
          value={tab}
          onChange={(next) =>
            void navigate({
              search: ({ tab: _, ...now }) => (next === 'stops' ? { ...now, tab: next } : now),
              replace: true,
            })
          }
        >
          {tab === 'stops' ? <StopsPanel id={tourCarId} /> : sheet}
        </PageTabs>
      ) : (
        sheet
      )}
    </Page>
  )
}

/** Leads back to the day that the page was opened from, else to the sheets of its day. */
function Back({ date, from }: { date: Day; from: FromDay | undefined }) {
  const t = useText(manifestMessages)
  const words = useText(oneDayMessages)
  if (from) return <BackLink href={backToDay(date, from)}>{words(backWords[from])}</BackLink>
  return <BackLink href={manifestsHref(date)}>{t('title')}</BackLink>
}
