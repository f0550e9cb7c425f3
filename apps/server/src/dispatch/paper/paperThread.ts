import { drawPages } from './drawPages.ts'

/** Runs in the thread of `drawPaper`. */
export default drawPages
