/** Rolls dice: the same seed gives the same rolls. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed % 2_147_483_648
  }

  /** A whole number from 0 up to, but not including, `sides`. */
  roll(sides: number): number {
    this.#state = (this.#state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((this.#state / 2_147_483_648) * sides)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T
  }
}
