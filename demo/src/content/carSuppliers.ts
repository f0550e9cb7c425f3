import type { VehicleSize } from '@tourdesk/domain/entries/vocabulary'

/** A company that sends vehicles with drivers. */
export interface DemoCarSupplier {
  name: string
  contact: string
  contactPhone: string
  contactEmail: string
  sizes: VehicleSize[]
  notes: string
}

export const carSuppliers: DemoCarSupplier[] = [
  {
    name: 'Negev Coaches',
    contact: 'Shimon Attias',
    contactPhone: '+972 8 555 0211',
    contactEmail: 'dispatch@negevcoaches.example',
    sizes: [19, 35, 50],
    notes: 'Order coaches two days ahead; invoices at the end of the month.',
  },
  {
    name: 'Capital Minibus',
    contact: 'Rima Qasem',
    contactPhone: '+972 2 555 0233',
    contactEmail: 'office@capitalminibus.example',
    sizes: [13, 16, 19],
    notes: 'Drivers know the crossing to Bethlehem.',
  },
  {
    name: 'Sharon Limousine',
    contact: 'Guy Alon',
    contactPhone: '+972 9 555 0244',
    contactEmail: 'ride@sharonlimo.example',
    sizes: [4, 7],
    notes: 'Deluxe cars; open on Saturdays.',
  },
  {
    name: 'Galilee Transport',
    contact: 'Nabil Shehadeh',
    contactPhone: '+972 4 555 0256',
    contactEmail: 'bookings@galileetransport.example',
    sizes: [10, 16, 19, 50],
    notes: 'Best for starts in Haifa, Nazareth and Tiberias.',
  },
  {
    name: 'Desert Jeeps',
    contact: 'Yaron Sela',
    contactPhone: '+972 8 555 0267',
    contactEmail: 'jeeps@desertjeeps.example',
    sizes: [7],
    notes: 'Open jeeps with driver for tour T110; not in heavy rain.',
  },
]
