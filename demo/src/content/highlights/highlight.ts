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

/** What guests can be asked to bring (CCONST-14). */
export type WhatToBring =
  | 'hat'
  | 'Drinking water'
  | 'Modest dress & Head covering'
  | 'comfortable walking shoes'
  | 'Bathing suit'
  | 'Sunscreen'
  | 'Towel'
  | 'Flip-flops / Sandals'
