import { prose } from './prose.ts'

/** A bundle of tours in order, sold at a discount (0-1). */
export interface DemoStarTour {
  number: string
  hashavshevetItemKey: string
  name: string
  headline: string
  /** Simple HTML. */
  description: string
  discount: number
  /** Numbers of tours. */
  tours: string[]
  isActive: boolean
}

export const starTours: DemoStarTour[] = [
  {
    number: 'S201',
    hashavshevetItemKey: '50201',
    name: 'Holy Land in Three Days',
    headline: 'Jerusalem, Galilee and the Dead Sea, with the evenings to yourself',
    description: prose(`
      <p>Three day tours in the order that saves the most driving: first the Old City of Jerusalem, then Nazareth
      and the Sea of Galilee, and Masada with a swim in the Dead Sea to end with.</p>
      <p>You keep your own hotel and choose the days; a free day in between is no problem.</p>`),
    discount: 0.1,
    tours: ['T102', 'T105', 'T101'],
    isActive: true,
  },
  {
    number: 'S202',
    hashavshevetItemKey: '50202',
    name: 'Christian Heritage',
    headline: 'From the Annunciation to the empty tomb',
    description: prose(`
      <p>The places of the Gospels in the order of the story: Nazareth and the lake, Bethlehem, and Jerusalem from
      the Mount of Olives to the Church of the Holy Sepulchre. There is time for prayer at every stop, and groups
      can bring their own chaplain.</p>`),
    discount: 0.12,
    tours: ['T105', 'T104', 'T102'],
    isActive: true,
  },
  {
    number: 'S203',
    hashavshevetItemKey: '50203',
    name: 'Coast to Coast in Five Days',
    headline: 'The whole country from one hotel room in Tel Aviv',
    description: prose(`
      <p>Begin with Tel Aviv and Jaffa at a walking pace, continue along the coast to Acre and Rosh Hanikra, climb to
      the Golan Heights, and finish with Jerusalem and the Dead Sea. The fifth day goes to the caves of Beit Guvrin.</p>`),
    discount: 0.15,
    tours: ['T108', 'T106', 'T107', 'T103', 'T114'],
    isActive: true,
  },
  {
    number: 'S204',
    hashavshevetItemKey: '50204',
    name: 'Taste of Israel',
    headline: 'Two days among stalls, cellars and cheese boards',
    description: prose(`
      <p>A morning of tastings in the Mahane Yehuda market of Jerusalem and a full day in the wineries of the Upper
      Galilee. Come hungry, and leave the car at home.</p>`),
    discount: 0.05,
    tours: ['T109', 'T111'],
    isActive: true,
  },
]
