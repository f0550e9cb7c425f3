import type { ManifestSheet, SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { type ManifestTexts, manifestTexts } from '@tourdesk/contract/dispatch/manifestTexts'
import type { Locale } from '@tourdesk/words/vocabulary'
import { directionOf } from '../../i18n/direction.ts'
import { Code, Copyable, Name, Phone } from '../../kit/Isolated.tsx'
import styles from './manifest.module.css'

interface SheetPaperProps {
  sheet: ManifestSheet
  locale: Locale
}

/** A sheet on the screen as it's printed, in its own language. */
export function SheetPaper({ sheet, locale }: SheetPaperProps) {
  const texts = manifestTexts(locale)
  return (
    <article className={styles.paper} dir={directionOf(locale)} lang={locale}>
      <Head sheet={sheet} texts={texts} />
      {sheet.totals.parties === 0 && <p>{texts.word('noOrders')}</p>}
      {sheet.stops.map((stop) => (
        <section key={`${texts.stop(stop)} ${stop.address}`} className={styles.stop}>
          <header className={styles.stopHead}>
            <h2>
              <Copyable>{texts.stop(stop)}</Copyable>
            </h2>
            <span>{texts.stopCounts(stop)}</span>
          </header>
          {stop.kind === 'place' && stop.name !== '' && stop.address !== '' && (
            <p className={styles.address}>
              <Name>{stop.address}</Name>
            </p>
          )}
          <ul className="plainList">
            {stop.parties.map((party) => (
              <PartyLine key={party.entry} party={party} texts={texts} />
            ))}
          </ul>
        </section>
      ))}
      {sheet.dropoffs.length > 0 && (
        <section className={styles.stop}>
          <h2>{texts.word('dropoffs')}</h2>
          <ul className={`plainList ${styles.lines}`}>
            {sheet.dropoffs.map((group) => (
              <li key={texts.dropoffPlace(group) + group.address}>
                <strong>
                  <Copyable>{texts.dropoff(group)}</Copyable>
                </strong>
                {group.kind !== 'same' && (
                  <span>
                    <Copyable>{group.parties.map(texts.partyName).join('; ')}</Copyable>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {sheet.totals.parties > 0 && <Totals sheet={sheet} texts={texts} />}
    </article>
  )
}

interface PartProps {
  sheet: ManifestSheet
  texts: ManifestTexts
}

function Head({ sheet: { head, totals }, texts }: PartProps) {
  const { tour, driver, guides, seats, time } = head
  return (
    <header className="flex wrap apart alignBaseline gap4 across16">
      <h2>
        {tour ? (
          <>
            <Name>{tour.name}</Name> · <Code>{tour.number}</Code>
          </>
        ) : (
          texts.word('unassigned')
        )}
      </h2>
      <span>
        <Copyable>{texts.day(head.date)}</Copyable>
      </span>
      <dl className={styles.facts}>
        {tour && (
          <Fact label={texts.word('vehicle')}>
            <Copyable>{texts.vehicle(head)}</Copyable>
          </Fact>
        )}
        <Fact label={texts.word('people')}>
          <Copyable>{texts.seats({ seats, people: totals.people })}</Copyable>
        </Fact>
        {time && (
          <Fact label={texts.word('firstPickup')}>
            <Code>{time}</Code>
          </Fact>
        )}
        {driver && (
          <Fact label={texts.word('driver')}>
            <Name>{driver.name}</Name> <Phone>{driver.phone}</Phone>
          </Fact>
        )}
        {guides.length > 0 && (
          <Fact label={texts.word('guides')}>
            {guides.map((guide) => (
              <span key={`${guide.name} ${guide.phone}`} className={styles.person}>
                <Name>{guide.name}</Name> <Phone>{guide.phone}</Phone>
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </header>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PartyLine({ party, texts }: { party: SheetParty; texts: ManifestTexts }) {
  const { people, name, orderNumber, phone, tickets, collect, price } = party
  const labeled = (word: Parameters<ManifestTexts['word']>[0], text: string | undefined) =>
    text ? `${texts.word(word)}: \u2068${text}\u2069` : ''
  const about = texts.joined(
    texts.split(party),
    party.tour && `\u2068${party.tour}\u2069`,
    labeled('room', party.room),
    party.language && texts.language(party.language),
    party.agency && `\u2068${party.agency}\u2069`,
    labeled('refNumber', party.refNumber),
    price && `${texts.word('price')}: ${texts.money(price)}`,
  )
  const below = [about, labeled('notes', party.notes), labeled('customerNotes', party.customerNotes)]
  return (
    <li className={styles.party}>
      <strong className="numeric">{people}</strong>
      <span className="shrinks breaks">
        {name && (
          <strong>
            <Name>{name}</Name>
          </strong>
        )}{' '}
        {orderNumber !== undefined && <Code>{orderNumber}</Code>}
      </span>
      <span>{phone && <Phone>{phone}</Phone>}</span>
      <span>{texts.tickets(tickets)}</span>
      <strong className={`textEnd ${styles.collect}`}>
        {collect && <Copyable>{texts.fill('toCollect', { amount: texts.money(collect) })}</Copyable>}
      </strong>
      <div className={styles.below}>
        {below
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>
              <Copyable>{line}</Copyable>
            </p>
          ))}
      </div>
    </li>
  )
}

function Totals({ sheet: { totals }, texts }: PartProps) {
  const { people, parties, tickets, languages = [], cities = [] } = totals
  const spoken = languages.map(({ language, count }) => `${texts.language(language)} ${count}`)
  const from = cities.map(({ city, count }) => `${texts.city(city) || texts.word('none')} ${count}`)
  return (
    <section className={styles.stop}>
      <h2>{texts.word('totals')}</h2>
      <dl className={styles.facts}>
        <Fact label={texts.word('people')}>{`${texts.people(people)} (${texts.parties(parties)})`}</Fact>
        <Fact label={texts.word('tickets')}>{texts.tickets(tickets)}</Fact>
        {spoken.length > 0 && <Fact label={texts.word('languages')}>{spoken.join(', ')}</Fact>}
        {from.length > 0 && <Fact label={texts.word('cities')}>{from.join(', ')}</Fact>}
      </dl>
    </section>
  )
}
