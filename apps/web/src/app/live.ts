import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import type { LiveNotice } from '@tourdesk/contract/live'
import { useEffect } from 'react'
import { refreshOnce } from './sendWithRefresh.ts'

const featuresOf: Record<LiveNotice['topic'], string[]> = {
  orders: ['orders', 'editLogs', 'tourEvents', 'tourCars'],
  dispatch: ['tourEvents', 'tourCars', 'orders', 'operators', 'cars'],
  fleet: ['operators', 'cars', 'carSuppliers', 'tourEvents', 'tourCars'],
  prices: ['pricing', 'agencies'],
}

/** Keeps what the screen shows true while others work: a notice makes its queries ask again. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}

function listen(client: QueryClient): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(urlOf(addresses.live.stream, {}), { withCredentials: true })
    source.onmessage = ({ data }: MessageEvent<string>) => freshen(client, JSON.parse(data) as LiveNotice)
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      again = setTimeout(() => void refreshOnce().then((isSignedIn) => isSignedIn && open()), 3000)
    }
  }
  open()
  return () => {
    clearTimeout(again)
    source?.close()
  }
}

function freshen(client: QueryClient, { topic }: LiveNotice): void {
  for (const feature of featuresOf[topic]) void client.invalidateQueries({ queryKey: [feature] })
}
