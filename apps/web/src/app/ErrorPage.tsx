import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Failure } from '../kit/parts/Failure.tsx'
import { MissingPart } from '../kit/parts/MissingPart.ts'
import { problemSentences } from './problems.ts'

/** Shown when a page fails: what failed, and a button to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  if (error instanceof MissingPart) return <Failure error={error} />
  return <ErrorState text={problemSentences.ofError(error)} onRetry={() => void router.invalidate()} />
}
