import type { DemoLocation } from './locations/demoLocation.ts'
import { herzliyaLocations } from './locations/herzliya.ts'
import { jaffaLocations } from './locations/jaffa.ts'
import { jerusalemLocations } from './locations/jerusalem.ts'
import { telAvivLocations } from './locations/telAviv.ts'

/** All pickup and drop-off locations of the demo business. */
export const locations: DemoLocation[] = [
  ...telAvivLocations,
  ...jerusalemLocations,
  ...herzliyaLocations,
  ...jaffaLocations,
]
