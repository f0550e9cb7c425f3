import type { Party, PartyName, Sheet, Stop } from '../dispatch/manifest/sheet.ts'

/**
 * A sheet of a tour that's long over (CREW-29): how many people got on where stays; who they were, where they live and
 * what was written about them doesn't.
 */
export function withoutGuests(sheet: Sheet): Sheet {
  return {
    ...sheet,
    stops: sheet.stops.map((stop) => ({ ...withoutAddress(stop), parties: stop.parties.map(nameless) })),
    dropoffs: sheet.dropoffs.map((group) => ({
      ...group,
      // Where somebody lives can't be told from a hotel here.
      name: '',
      address: '',
      parties: group.parties.map(namelessName),
    })),
  }
}

function withoutAddress(stop: Stop): Stop {
  return stop.kind === 'private' ? { ...stop, name: '', address: '' } : stop
}

function nameless({ entry, people, tickets, split, language, orderNumber }: Party): Party {
  return {
    entry,
    people,
    tickets,
    ...(split !== undefined && { split }),
    ...(language !== undefined && { language }),
    ...(orderNumber !== undefined && { orderNumber }),
  }
}

function namelessName({ entry, people, orderNumber }: PartyName): PartyName {
  return { entry, people, ...(orderNumber !== undefined && { orderNumber }) }
}
