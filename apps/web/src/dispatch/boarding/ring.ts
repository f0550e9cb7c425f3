/** Three short tones. Browsers stay silent until the first click or key on the page. */
export function ring(): void {
  if (!('AudioContext' in window)) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.15
  volume.connect(audio.destination)
  for (const [frequency, from] of tones) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + from)
    tone.stop(audio.currentTime + from + toneSeconds)
  }
  setTimeout(() => void audio.close(), 2000)
}

const toneSeconds = 0.18
const tones = [
  [880, 0],
  [660, 0.22],
  [880, 0.44],
] as const
