import { coastTours } from './tours/coast.ts'
import type { DemoTour } from './tours/demoTour.ts'
import { jerusalemTours } from './tours/jerusalem.ts'
import { jerusalemThemeTours } from './tours/jerusalemThemes.ts'
import { northTours } from './tours/north.ts'
import { southTours } from './tours/south.ts'

/** All tours of the demo business, by number. */
export const tours: DemoTour[] = [
  ...southTours,
  ...jerusalemTours,
  ...jerusalemThemeTours,
  ...northTours,
  ...coastTours,
].sort((a, b) => a.number.localeCompare(b.number))
