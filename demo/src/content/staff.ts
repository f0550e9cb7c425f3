import type { DemoUser } from './agencies.ts'

/** The people of the main office. The first one is the super user. */
export const staff: (DemoUser & { isSuper: boolean })[] = [
  {
    firstName: 'Tamar',
    lastName: 'Galili',
    email: 'tamar.galili@office.example',
    mobilePhone: '+972 54 555 0901',
    role: 'OWNER',
    isSuper: true,
  },
  {
    firstName: 'Avi',
    lastName: 'Mizrahi',
    email: 'avi.mizrahi@office.example',
    mobilePhone: '+972 52 555 0902',
    role: 'OWNER',
    isSuper: false,
  },
  {
    firstName: 'Rania',
    lastName: 'Farah',
    email: 'rania.farah@office.example',
    mobilePhone: '+972 50 555 0903',
    role: 'ADMIN',
    isSuper: false,
  },
  {
    firstName: 'Keren',
    lastName: 'Shalev',
    email: 'keren.shalev@office.example',
    mobilePhone: '+972 54 555 0904',
    role: 'ADMIN',
    isSuper: false,
  },
  {
    firstName: 'Boris',
    lastName: 'Levin',
    email: 'boris.levin@office.example',
    mobilePhone: '+972 53 555 0905',
    role: 'ADMIN',
    isSuper: false,
  },
]
