import { Button } from '@mantine/core'
import { Fragment, useState } from 'react'
import changelog from '../../../../CHANGELOG.md?raw'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { Panel } from '../kit/Panel.tsx'
import { changesIn, type VersionChanges } from './changesIn.ts'
import styles from './whatsNew.module.css'
import { whatsNewMessages } from './whatsNewMessages.ts'

const versions = changesIn(changelog)

/** A version has hundreds of changes; most readers only want the newest. */
const shownAtFirst = 30

/** What changed for the office's staff, from the changelog. */
export function WhatsNewPage() {
  const t = useText(whatsNewMessages)
  return (
    <Page title={t('title')} kind="form">
      <p className="quiet">{t('help')}</p>
      {versions.map((each) => (
        <Changes key={each.version} {...each} />
      ))}
    </Page>
  )
}

function Changes({ version, changes }: VersionChanges) {
  const t = useText(whatsNewMessages)
  const [isWhole, setWhole] = useState(changes.length <= shownAtFirst)
  return (
    <Panel title={version === null ? t('latest') : t('version', { version })}>
      <ul className={styles.changes} lang="en" dir="ltr">
        {(isWhole ? changes : changes.slice(0, shownAtFirst)).map((change) => (
          <li key={change}>
            <Sentence text={change} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('showAll', { count: changes.length })}
        </Button>
      )}
    </Panel>
  )
}

function Sentence({ text }: { text: string }) {
  return partsOf(text).map(({ id, part, isCode }) =>
    isCode ? <code key={id}>{part}</code> : <Fragment key={id}>{part}</Fragment>,
  )
}

/** Text between backticks is code. */
function partsOf(text: string) {
  return text.split('`').map((part, at) => ({ id: String(at), part, isCode: at % 2 === 1 }))
}
