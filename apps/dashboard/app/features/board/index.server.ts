export { boardLoader } from './load-board.server'
