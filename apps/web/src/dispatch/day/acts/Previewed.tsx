import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../../kit/problemText.ts'

interface PreviewedProps<Preview> {
  preview: Pick<UseQueryResult<Preview>, 'data' | 'error' | 'refetch'>
  children: (preview: Preview) => ReactNode
}

/** Whom something would reach, once it's loaded. */
export function Previewed<Preview>({ preview: { data, error, refetch }, children }: PreviewedProps<Preview>) {
  const { ofError } = useProblemTexts()
  if (data) return children(data)
  if (error) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  return <LoadingPage />
}
