import type { UseQueryResult } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { ReactNode } from 'react'
import { problemSentences } from '../app/problems.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import styles from './DoorPage.module.css'
import { DoorPage } from './DoorPage.tsx'

interface LinkPageProps<Opened> {
  title: string
  /** The server's error about the link. */
  link: UseQueryResult<Opened>
  /** The page that an expired link suggests. */
  instead: ReactNode
  children: (opened: Opened) => ReactNode
}

/** A page behind a mailed link. An expired link is reported before anything is typed. */
export function LinkPage<Opened>({ title, link, instead, children }: LinkPageProps<Opened>) {
  useTabTitle(title)
  if (link.isPending) return <LoadingPage />
  return <DoorPage title={title}>{link.error ? refused(link.error) : children(link.data)}</DoorPage>

  function refused(error: Error) {
    const isOver = error instanceof Problem && error.status < 500
    if (!isOver)
      return <ErrorState text={problemSentences.ofError(error)} onRetry={() => void link.refetch()} />
    return (
      <div className={styles.form}>
        <FormProblem text={problemSentences.ofError(error)} />
        {instead}
      </div>
    )
  }
}
