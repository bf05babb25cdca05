export type { Board } from './board'
export { BoardPage } from './BoardPage'
export { boardTexts } from './texts'
