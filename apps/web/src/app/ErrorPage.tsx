import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '../kit/ErrorState.tsx'
import { problemSentences } from './problems.ts'

/** A page that could not be loaded: what failed, and the way to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  return <ErrorState text={problemSentences.ofError(error)} onRetry={() => void router.invalidate()} />
}
