import type { WhatToBring } from '@tourdesk/domain/catalogue/vocabulary'

/** A place that tours visit. */
export interface Highlight {
  name: string
  address: string
  subtitle: string
  description: string
  whatToBring: WhatToBring[]
  lat: number
  lng: number
}
