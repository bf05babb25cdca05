import { loadAgain } from '../steps/load-again'

/** Brings the script of what only some schemas and layouts show. */
export const loadRareParts = () => loadAgain(() => import('./rare-parts'))
