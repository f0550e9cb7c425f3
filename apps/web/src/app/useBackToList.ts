import { useRouter } from '@tanstack/react-router'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { useEffect } from 'react'
import { toast } from '../kit/toast/toast.tsx'
import { problemSentences } from './problems.ts'

/**
 * Leaves the page of an unknown record for its list, with the server's message. A record that was already
 * open stays (see `DeletionWatch`).
 */
export function useBackToList({ data, error }: { data: unknown; error: unknown }, list: string): void {
  const router = useRouter()
  const isOpen = data !== undefined
  useEffect(() => {
    if (isOpen || !isUnknown(error)) return
    toast.error(problemSentences.ofError(error))
    router.history.replace(list)
  }, [isOpen, error, list, router])
}

/** True for an unknown or invalid id. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Problem && (error.status === 404 || error.status === 400)
}
