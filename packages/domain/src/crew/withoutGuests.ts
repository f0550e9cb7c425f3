import type { Party, PartyName, Sheet, Stop } from '../dispatch/manifest/sheet.ts'

/**
 * The sheet of a tour that's over, without its guests: how many people got on where stays; names, addresses
 * and notes don't.
 */
export function withoutGuests(sheet: Sheet): Sheet {
  return {
    ...sheet,
    stops: sheet.stops.map((stop) => ({ ...withoutAddress(stop), parties: stop.parties.map(nameless) })),
    dropoffs: sheet.dropoffs.map((group) => ({
      ...group,
      // A private address can't be told from a hotel here.
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
