import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { PlanParty } from '@tourdesk/domain/plan/planDay'
import type { Variable } from './program.ts'
import { minus, ones, type Scene, type Slot } from './slot.ts'

/** Languages on a unit, and those that its guide does not speak. */
export function addLanguages(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  const { program } = scene
  const guided = parties.filter(({ tourOption }) => tourOption !== 'car only')
  const byLanguage = Map.groupBy(guided, ({ language }) => language)
  const aboard = new Map<Language, Variable>()
  const unspoken: Variable[] = []
  for (const [language, speakers] of byLanguage) {
    if (language === null) continue
    const isAboard = program.choice()
    aboard.set(language, isAboard)
    const rides = speakers.map(({ _id }) => slot.rides.get(_id)!)
    for (const ride of rides)
      program.atMost(
        [
          [1, ride],
          [-1, isAboard],
        ],
        0,
      )
    program.atMost([[1, isAboard], ...minus(rides)], 0)
    const isUnspoken = program.amount(scene.price('unspoken'), 1)
    const speaking = slot.guides.filter(({ person }) => person.languages.includes(language))
    program.atLeast([[1, isUnspoken], ...ones(speaking.map(({ variable }) => variable)), [-1, isAboard]], 0)
    unspoken.push(isUnspoken)
  }
  const isUnguided = program.amount(scene.price('unspoken'), 1)
  const guides = slot.guides.map(({ variable }) => variable)
  for (const { _id } of byLanguage.get(null) ?? []) {
    program.atLeast([[1, isUnguided], ...ones(unspoken), ...ones(guides), [-1, slot.rides.get(_id)!]], 0)
  }
  const beyond = program.amount(scene.price('language'))
  program.atLeast([[1, beyond], ...minus(aboard.values()), ...ones(slot.on.values())], 0)
  speakers(scene, slot, aboard)
}

/** A guide speaks a language on board, unless nobody's is known. */
function speakers(scene: Scene, slot: Slot, aboard: Map<Language, Variable>): void {
  const { program } = scene
  const isUnknown = program.choice()
  for (const language of aboard.values())
    program.atMost(
      [
        [1, isUnknown],
        [1, language],
      ],
      1,
    )
  for (const { person, variable } of slot.guides) {
    const spoken = person.languages.flatMap((language) => aboard.get(language) ?? [])
    program.atMost([[1, variable], ...minus(spoken), [-1, isUnknown]], 0)
  }
}
