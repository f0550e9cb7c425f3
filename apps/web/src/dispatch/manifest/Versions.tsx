import { useQuery } from '@tanstack/react-query'
import type { ManifestVersion } from '@tourdesk/contract/dispatch/manifests'
import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import { dayIn, timeIn } from '@tourdesk/domain/calendar'
import { api, queries } from '../../app/api.ts'
import { isNotFound } from '../../app/isNotFound.ts'
import { day, list } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { ExportButton } from '../../kit/ExportButton.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { handoutMessages } from './handoutMessages.ts'
import styles from './manifest.module.css'
import { manifestMessages } from './messages.ts'

/** The handed-out versions of a unit's sheet, newest first, each with its file. */
export function Versions({ unit }: { unit: string }) {
  const t = useText(manifestMessages)
  const problem = useProblemTexts()
  const { data, error, refetch } = useQuery(queries.manifests.versions({ params: { tourCarId: unit } }))
  const versions = data?.data
  return (
    <Panel title={t('versions')}>
      {error && !isNotFound(error) && (
        <ErrorState text={problem.ofError(error)} onRetry={() => void refetch()} />
      )}
      {versions?.length === 0 && <p className="quiet">{t('noVersions')}</p>}
      <ol className={`plainList ${styles.lines}`}>
        {versions?.map((version) => (
          <VersionLine key={version.version} unit={unit} version={version} />
        ))}
      </ol>
    </Panel>
  )
}

function VersionLine({ unit, version }: { unit: string; version: ManifestVersion }) {
  const t = useText(manifestMessages)
  const handout = useText(handoutMessages)
  const kind = useLabel(sheetKindLabels)
  const at = new Date(version.created)
  const name = t('versionOf', {
    version: ltr(String(version.version)),
    kind: kind(version.kind),
    language: version.locale === 'he' ? t('hebrew') : t('english'),
  })
  return (
    <li>
      <strong>{name}</strong>
      <span className="quiet">
        <Code>
          {day(dayIn(at))} {timeIn(at)}
        </Code>{' '}
        <Name>{version.by}</Name>
      </span>
      {version.way !== 'file' && (
        <span className="quiet">{handout(`way_${version.way}`, { names: list(version.to.map(named)) })}</span>
      )}
      <ExportButton
        label={t(version.format)}
        fetchFile={async () =>
          api.manifests.file({ params: { id: printOf(version) }, query: { tourCar: unit } })
        }
      />
    </li>
  )
}

/** The id of the print whose file has the version. */
function printOf({ url }: ManifestVersion): string {
  return /prints\/([^/]+)\/file/.exec(url)?.[1] ?? ''
}
